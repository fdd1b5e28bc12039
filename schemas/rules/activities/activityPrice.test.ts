import { expect, test } from 'vitest';
import { matchesPrice } from './activityPrice.ts';

test.each([
  ['0', 'budget'],
  ['99', 'budget'],
  ['99.99', 'budget'],
  ['100', 'mid'],
  ['100.00', 'mid'],
  ['300', 'mid'],
  ['300.01', 'luxury'],
  ['301', 'luxury'],
  [null, 'none'],
] as const)('a price of %s is in the band %s alone, and passes "all"', (price, band) => {
  expect((['budget', 'mid', 'luxury'] as const).filter((range) => matchesPrice(price, range))).toEqual(
    band === 'none' ? [] : [band],
  );
  expect(matchesPrice(price, 'all')).toBe(true);
});
