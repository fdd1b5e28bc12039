import { expect, test } from 'vitest';
import { metresIfInFeet } from './elevations.ts';

test.each([
  [7005, 2135, 2135],
  [7086, 2135, 2160],
  [6923, 2135, 2110],
  [7087.5, 2135, null],
  [6922, 2135, null],
  [2135, 2135, null],
  [2160, 2135, null],
  [2200, 2135, null],
  [25, 10, null],
  [0, 0, null],
])('a track that tops at %d below a highest point of %d m: %s', (top, highPoint, metres) => {
  expect(metresIfInFeet(top, highPoint)).toBe(metres);
});
