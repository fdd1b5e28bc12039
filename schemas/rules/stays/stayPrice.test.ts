import { expect, test } from 'vitest';
import { matchesPrice } from './stayPrice.ts';

test.each([
  [0, ['budget']],
  [299.99, ['budget']],
  [300, ['budget', 'mid-range']],
  [300.01, ['mid-range']],
  [699.99, ['mid-range']],
  [700, ['luxury']],
  [1290, ['luxury']],
  [null, []],
] as const)('a price of %s is in %j, and passes "all"', (price, expected) => {
  expect((['budget', 'mid-range', 'luxury'] as const).filter((range) => matchesPrice(price, range))).toEqual(
    expected,
  );
  expect(matchesPrice(price, 'all')).toBe(true);
});
