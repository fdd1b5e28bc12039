import { describe, expect, it } from 'vitest';
import { contrastRatio, mix, ramp } from './color.ts';

describe('mix', () => {
  it('returns the ends at 0 and 1', () => {
    expect(mix('#10322c', '#f7f3e3', 0)).toBe('#10322c');
    expect(mix('#10322c', '#f7f3e3', 1)).toBe('#f7f3e3');
  });

  it('keeps the middle of black and white grey', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toMatch(/^#(..)\1\1$/);
  });
});

describe('ramp', () => {
  it('runs through its colours in order', () => {
    const colors = ['#ff0000', '#00ff00', '#0000ff'] as const;
    expect([0, 0.5, 1].map((t) => ramp(colors, t))).toEqual(colors);
  });
});

describe('contrastRatio', () => {
  it('is 21 for black on white and 1 for a colour on itself, in either order', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21);
    expect(contrastRatio('#3a1f16', '#3a1f16')).toBeCloseTo(1);
  });
});
