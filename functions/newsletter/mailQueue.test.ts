import { expect, test } from 'vitest';
import { waitAfter } from './mailQueue.ts';

test.each([
  [1, 1],
  [2, 2],
  [3, 4],
  [6, 32],
  // 64 minutes would be too long.
  [7, 60],
  [30, 60],
])('after %i failed attempts a mail waits %i minutes', (attempts, minutes) => {
  expect(waitAfter(attempts)).toBe(minutes * 60_000);
});
