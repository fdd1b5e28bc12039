import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './editDistance.ts';

test.each([
  ['', '', 0],
  ['lake', 'lake', 0],
  ['lake', '', 4],
  ['lak', 'lake', 1],
  ['trial', 'trail', 1],
  ['kitten', 'sitting', 3],
  ['ca', 'abc', 3],
])('%j to %j takes %d', (a, b, changes) => {
  expect(editDistance(a, b)).toBe(changes);
});

test('is the same both ways, and 0 only for equal words', () => {
  const word = fc.string({ maxLength: 12 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      const changes = editDistance(a, b);
      expect(changes).toBe(editDistance(b, a));
      expect(changes === 0).toBe(a === b);
      expect(changes).toBeLessThanOrEqual(Math.max(a.length, b.length));
    }),
  );
});
