import { expect, test } from 'vitest';
import type { Provenance } from '#schemas/types/published.ts';
import { activityPriceFact, eventDateFact, eventPriceFact } from './recordEntries.ts';

const known: Provenance = { source: 'https://tarn.example/', status: 'official', verifiedOn: null };
const example: Provenance = { source: 'illustrative', status: 'unverified', verifiedOn: null };

test.each([
  [null, null, null, null],
  ['0', 'person', known, 'Free'],
  ['115', 'canoe hour', known, 'From $115 per canoe hour'],
  ['12.5', null, example, 'under $50 (our estimate)'],
])('an activity for %j per %j costs %j', (price, pricePer, priceProvenance, fact) => {
  expect(activityPriceFact({ price, pricePer, priceProvenance }, 'CAD')).toBe(fact);
});

test.each([
  ['2027-07-01', '2027-07-03', null, 'Jul 1–3, 2027'],
  ['2027-07-01', null, 'early July', 'Jul 1, 2027'],
  [null, null, 'early July', 'early July'],
  [null, null, null, 'Date not confirmed'],
])('an event from %j to %j, usually %j, is on "%s"', (startDate, endDate, usualTime, fact) => {
  expect(eventDateFact({ startDate, endDate, usualTime })).toBe(fact);
});

test.each([
  [true, null, 'Free Event'],
  [false, null, null],
  [false, '10', 'From $10'],
])('an event that is free: %j, for %j, costs %j', (isFree, price, fact) => {
  expect(eventPriceFact({ isFree, price }, 'CAD')).toBe(fact);
});
