import { expect, test } from 'vitest';
import { stepIndex, swipeStep } from './Lightbox.tsx';

test.each([
  [0, 1, 3, 1],
  [2, 1, 3, 0],
  [2, -1, 3, 1],
  [0, -1, 3, 2],
  [0, 1, 1, 0],
  [0, -1, 1, 0],
])('from %s by %s in a ring of %s comes %s', (index, step, length, expected) => {
  expect(stepIndex(index, step, length)).toBe(expected);
});

test.each([
  ['47 px to the left', -47, 0, 0],
  ['48 px to the left', -48, 0, 1],
  ['300 px to the left', -300, 0, 1],
  ['47 px to the right', 47, 0, 0],
  ['48 px to the right', 48, 0, -1],
  ['a tap', 0, 0, 0],
  ['straight up', 0, -200, 0],
  ['straight down', 0, 200, 0],
  ['steeper than diagonal', -100, 101, 0],
  ['diagonal', -100, 100, 0],
  ['flatter than diagonal', -100, -99, 1],
])('a finger that travels %s turns by %4$s', (_, x, y, step) => {
  expect(swipeStep({ x: 200, y: 300 }, { x: 200 + x, y: 300 + y })).toBe(step);
});
