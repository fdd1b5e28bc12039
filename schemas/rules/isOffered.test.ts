import { expect, test } from 'vitest';
import { isOffered } from './isOffered.ts';

test.each([
  [0, 9, true],
  [1, 9, true],
  [0, 10, false],
  [1, 10, false],
  [2, 10, true],
  [10, 10, true],
])('an option that finds %s of %s records: %s', (found, all, offered) => {
  expect(isOffered(found, all)).toBe(offered);
});
