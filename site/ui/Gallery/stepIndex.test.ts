import { expect, test } from 'vitest';
import { stepIndex } from './Lightbox.tsx';

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
