import { expect, test } from 'vitest';
import { bedNights, listedGap } from './bedNights.ts';
import { layOutDays } from '../day/layOutPlan.ts';
import { catalog, form, rules, stay } from '../fixtures/testTrips.ts';
import { tripContext } from '../tripContext.ts';

const stays = [
  stay({ slug: 'inn', name: 'Inn', price: 200 }),
  stay({ slug: 'lodge', name: 'Lodge', price: 700 }),
];

function beds(slugs: (string | null)[], people = 2, childAges: number[] = []) {
  const endDate = `2027-07-0${5 + slugs.length}`;
  // 1000 a day: the lodge is above 60 % and counts as 500.
  const budget = String(1000 * (slugs.length + 1));
  const context = tripContext(
    form({ endDate, budget, groupSize: people, childAges }),
    catalog({ stays }),
    rules,
  );
  const choices = {
    stays: slugs.map((slug) => slug && { slug, name: slug }),
    days: [...slugs, null].map(() => []),
  };
  const days = layOutDays(context, { ...choices, stays: choices.stays.map((bed) => bed || null) });
  return bedNights(days, { groupSize: people, childAges }, rules.costs);
}

test('nights in one bed are one stay, with the listed price against the counted one', () => {
  expect(beds(['lodge', 'lodge'])).toEqual([
    {
      name: 'Lodge',
      from: '2027-07-05',
      nights: 2,
      counted: 100_000,
      price: 70_000,
      rooms: 1,
      listed: 140_000,
    },
  ]);
  expect(listedGap(beds(['lodge', 'lodge']))).toBe(40_000);
});

test('a move begins a stay, and so does a return', () => {
  const moved = beds(['inn', 'lodge', 'inn']);
  expect(moved.map(({ name, from, nights }) => [name, from, nights])).toEqual([
    ['Inn', '2027-07-05', 1],
    ['Lodge', '2027-07-06', 1],
    ['Inn', '2027-07-07', 1],
  ]);
  expect(listedGap(moved)).toBe(20_000);
});

test('a night without a bed ends a stay', () => {
  expect(beds(['inn', null, 'inn']).map(({ nights }) => nights)).toEqual([1, 1]);
});

test.each([
  [1, [], 1],
  [2, [], 1],
  [3, [], 2],
  [10, [], 5],
  [4, [6, 9], 1],
  [3, [6], 1],
  [4, [6], 2],
  [5, [6, 9, 12], 2],
  [5, [1, 2, 3, 4], 2],
])('%i people, children of %j, need %i rooms', (people, childAges, rooms) => {
  expect(beds(['inn'], people, childAges)[0]).toMatchObject({
    rooms,
    counted: 20_000,
    listed: 20_000 * rooms,
  });
});

test('a trip without nights has no beds and no gap', () => {
  expect(bedNights([], { groupSize: 2, childAges: [] }, rules.costs)).toEqual([]);
  expect(listedGap([])).toBe(0);
});
