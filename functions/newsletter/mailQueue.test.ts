import { expect, test } from 'vitest';
import { mostTries, waitAfter } from './mailQueue.ts';

test.each([
  [1, 1],
  [2, 4],
  [11, 720],
  // Only the request to delete an address is tried more often.
  [30, 720],
])('after %i failed attempts a mail waits %i minutes', (attempts, minutes) => {
  expect(waitAfter(attempts)).toBe(minutes * 60_000);
});

test('the last try is made two days after the first', () => {
  const waits = Array.from({ length: mostTries - 1 }, (_, index) => waitAfter(index + 1));
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBe(2 * 86_400_000);
});
