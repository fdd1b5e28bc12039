import { expect, test } from 'vitest';
import { activityPrice, activityPriceFact, paidUnit } from '#schemas/rules/activities/activityPrice.ts';
import type { Provenance } from '#schemas/types/published.ts';
import { bestTimeToVisit } from './activityFacts.tsx';

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
  [null, 'Price not confirmed'],
])('a price of %j reads %s', (price, expected) => {
  expect(activityPrice({ price, priceBand: null, priceProvenance: null }, 'CAD')).toBe(expected);
});

test.each([
  ['25', 'Under $50'],
  ['115', '$100 to $200'],
  ['800', '$800 or more'],
])('an estimate of %j reads %s', (price, expected) => {
  const priceProvenance = { source: 'illustrative', status: 'unverified', verifiedOn: null } as const;
  expect(activityPrice({ price, priceBand: null, priceProvenance }, 'CAD')).toBe(expected);
});

test.each([
  ['modest', null, 'Inexpensive'],
  ['middle', null, 'Moderately priced'],
  ['dear', null, 'Expensive'],
  ['dear', '80', 'From $80'],
] as const)('the price band %s beside a price of %j reads %s', (priceBand, price, expected) => {
  expect(activityPrice({ price, priceBand, priceProvenance: null }, 'CAD')).toBe(expected);
});

test.each([
  ['115', 'person', 'person'],
  ['115', null, null],
  ['0', 'person', null],
  [null, 'person', null],
])('a price of %j by the %s is paid by the %s', (price, pricePer, unit) => {
  expect(paidUnit({ price, pricePer })).toBe(unit);
});

const known: Provenance = { source: 'https://tarn.example/', status: 'official', verifiedOn: null };
const example: Provenance = { source: 'illustrative', status: 'unverified', verifiedOn: null };

test.each([
  [null, null, null, null],
  ['0', 'person', known, 'Free'],
  ['115', 'canoe hour', known, 'From $115 per canoe hour'],
  ['12.5', null, example, 'Under $50 (our estimate)'],
])('an activity for %j per %j is found at %j', (price, pricePer, priceProvenance, fact) => {
  expect(activityPriceFact({ price, pricePer, priceBand: null, priceProvenance }, 'CAD')).toBe(fact);
});
