import { expect, test } from 'vitest';
import { activityPrice } from './activityPrice.ts';
import { bestTimeToVisit } from './bestTimeToVisit.ts';

test.each([
  ['In June', 'Summer', 'In June'],
  [null, 'Summer', 'Summer'],
  ['', 'Summer', 'Summer'],
  [null, null, 'Year-round, weather permitting'],
])('best time %j and season %j: %s', (bestTime, season, expected) => {
  expect(bestTimeToVisit({ bestTime, season })).toBe(expected);
});

test.each([
  ['115', 'From $115'],
  ['72.5', 'From $72.50'],
  ['0', 'Free'],
  [null, 'Price to be confirmed'],
])('a price of %j reads %s', (price, expected) => {
  expect(activityPrice(price)).toBe(expected);
});
