import { describe, expect, it } from 'vitest';
import { simplify, simplifyLoop } from './simplify.ts';

describe('simplify', () => {
  it('drops points within the tolerance and keeps corners beyond it', () => {
    const line = [
      [0, 0],
      [1, 0.4],
      [2, 0],
      [3, 2],
      [4, 0],
    ] as const;
    expect(simplify(line, 0.5)).toEqual([
      [0, 0],
      [2, 0],
      [3, 2],
      [4, 0],
    ]);
  });

  it('keeps the corners of a loop', () => {
    const square = [
      [0, 0],
      [5, 0],
      [10, 0],
      [10, 10],
      [5, 10],
      [0, 10],
    ] as const;
    expect(simplifyLoop(square, 0.1)).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ]);
  });
});
