import { expect, test } from 'vitest';
import type { PlannerPlace } from '#schemas/types/published.ts';
import { groupPrice } from './costs.ts';
import { place, rules } from '../fixtures/testTrips.ts';

const activity = (given: Partial<PlannerPlace>) =>
  place({ kind: 'activity', price: 40, pricePer: 'person', ...given });
const group = (groupSize: number, childAges: number[] = []) => ({ groupSize, childAges });
const costOf = (given: Partial<PlannerPlace>, people: number, childAges: number[] = []) =>
  groupPrice(activity(given), group(people, childAges), rules.costs).cost;

test.each(['person', 'adult', 'adult day ticket', 'day visit', 'treatment', 'cart', null])(
  'a price per %s is paid by each',
  (pricePer) => {
    expect(costOf({ pricePer }, 10)).toBe(40_000);
    expect(costOf({ pricePer }, 1)).toBe(4_000);
  },
);

test.each([
  [1, [], 1],
  [3, [], 1],
  [4, [], 2],
  [6, [], 2],
  [7, [], 3],
  [10, [], 4],
  // Two adults and two children fit into one.
  [4, [6, 9], 1],
  [4, [6], 2],
  [4, [6, 7, 8], 2],
  [5, [6, 9], 2],
  [8, [1, 2, 3, 4], 2],
  [3, [6, 9], 1],
])('%i people, children of %j: %i canoes', (people, childAges, canoes) => {
  expect(costOf({ pricePer: 'canoe hour', minutes: 60 }, people, childAges)).toBe(4_000 * canoes);
});

test.each([
  [15, 1],
  [60, 1],
  [61, 2],
  [120, 2],
])('%i minutes are %i paid hours', (minutes, hours) => {
  expect(groupPrice(activity({ pricePer: 'canoe hour', minutes }), group(3), rules.costs)).toMatchObject({
    cost: 4_000 * hours,
    count: 1,
    hours,
  });
});

test('a shared thing that is not paid by the hour costs once, and a group of four fills a wagon', () => {
  expect(costOf({ pricePer: 'wagon', minutes: 240 }, 4)).toBe(4_000);
  expect(costOf({ pricePer: 'wagon', minutes: 240 }, 5, [1, 2])).toBe(8_000);
});

test('without a price there is no cost', () => {
  expect(costOf({ price: null }, 10)).toBe(0);
  expect(costOf({ price: 0 }, 10)).toBe(0);
});
