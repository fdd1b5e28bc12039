import { expect, test, vi } from 'vitest';
import { cachedByKey } from './cachedValues.ts';

test('a value is computed once for each key', () => {
  const double = vi.fn<(number: number) => number>((number) => number * 2);
  const cached = cachedByKey(double);
  expect([cached(1), cached(2), cached(1)]).toEqual([2, 4, 2]);
  expect(double.mock.calls).toEqual([[1], [2]]);
});
