import { expect, test } from 'vitest';
import type { PlannerPlace } from '#schemas/types/published.ts';
import { place, rules } from '../rules/fixtures/testTrips.ts';
import { bedTexts, groupPriceTexts } from './priceTexts.ts';

const texts = (given: Partial<PlannerPlace>, groupSize: number, childAges: number[] = []) =>
  groupPriceTexts(
    place({ kind: 'activity', price: 90, minutes: 60, ...given }),
    { groupSize, childAges },
    rules.costs,
    'CAD',
  );

test.each([
  [{ pricePer: 'canoe hour' }, 2, [], ['1 canoe, 1 hour, $90 per canoe hour.']],
  [{ pricePer: 'canoe hour', minutes: 120 }, 4, [], ['2 canoes, 2 hours each, $90 per canoe hour.']],
  [{ pricePer: 'canoe hour' }, 4, [6, 9], ['1 canoe, 1 hour, $90 per canoe hour.']],
  [
    { pricePer: 'canoe hour' },
    4,
    [6, 7, 9],
    ['2 canoes, 1 hour each, $90 per canoe hour.', 'Each canoe needs an adult: ask before you book.'],
  ],
  [{ pricePer: 'wagon' }, 5, [], ['2 wagons, $90 per wagon.']],
  [{ pricePer: 'adult' }, 3, [], ['3 × $90 per adult.']],
  [
    { pricePer: 'adult' },
    3,
    [6],
    ['3 × $90 per adult.', 'Counted at the adult price; children may pay less.'],
  ],
  [{ pricePer: 'adult', price: 0 }, 3, [6], []],
  [{ pricePer: null, price: null }, 3, [6], []],
])('%j for %i people with children of %j', (given, groupSize, childAges, expected) => {
  expect(texts(given, groupSize, childAges)).toEqual(expected);
});

const bed = {
  name: 'Inn',
  from: '2027-07-05',
  nights: 2,
  price: 70_000,
  rooms: 1,
  listed: 140_000,
};

test('a bed says its nights', () => {
  expect(bedTexts(bed, 2, 'CAD')).toEqual(['2 nights from Monday, July 5.']);
  expect(bedTexts({ ...bed, nights: 1 }, 2, 'CAD')).toEqual(['1 night from Monday, July 5.']);
});

test('a group reads how many rooms it needs', () => {
  expect(bedTexts({ ...bed, rooms: 5, listed: 700_000 }, 10, 'CAD')).toEqual([
    '2 nights from Monday, July 5.',
    'Rooms are listed from $700 a night; 10 people need about 5.',
  ]);
});
