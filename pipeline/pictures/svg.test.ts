import { describe, expect, it } from 'vitest';
import { d, fill, outline } from './svg.ts';

describe('d', () => {
  it('rounds to a tenth and writes no negative zero', () => {
    expect(d`M${1.26} ${-0.01}`).toBe('M1.3 0');
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses %s', (value) => {
    expect(() => d`M${value} 0`).toThrow(RangeError);
  });
});

describe('outline', () => {
  it('writes relative steps and skips repeated points', () => {
    expect(
      outline([
        [0, 0],
        [10, 0],
        [10.1, 0],
        [10, 5],
      ]),
    ).toBe('M0 0l10 0l0 5z');
  });
});

describe('fill', () => {
  it('draws nothing for empty data', () => {
    expect(fill('', '#000000')).toBe('');
  });
});
