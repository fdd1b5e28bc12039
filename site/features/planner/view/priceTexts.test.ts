import { expect, test } from 'vitest';
import type { PlannerPlace } from '#schemas/types/published.ts';
import { place, rules } from '../rules/fixtures/testTrips.ts';
import { groupPriceTexts } from './tripText.ts';

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
