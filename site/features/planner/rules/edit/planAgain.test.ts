import { expect, test } from 'vitest';
import type { PlannerPlace } from '#schemas/types/published.ts';
import { planAgain } from './planAgain.ts';
import { catalog, form, place, rules, stopAt as at } from '../fixtures/testTrips.ts';
import { type Stop } from '../trip.ts';
import { tripContext } from '../tripContext.ts';

const lake = place({ slug: 'lake' });
const mine = place({ slug: 'mine' });
const tour = place({ slug: 'tour', minutes: 600 });

function daysWith(added: PlannerPlace, days: Stop[][], index = 1) {
  const context = tripContext(form(), catalog({ places: [lake, mine, tour] }), rules);
  return planAgain(context, { stays: [null], days }, added, index).days.map((stops) =>
    stops.map(({ place: key, part }) => `${key} ${part}`),
  );
}

test('a place is added in the first part of the day in which it fits', () => {
  expect(daysWith(lake, [[at(mine, 'morning')], []])).toEqual([
    ['attraction/mine morning'],
    ['attraction/lake morning'],
  ]);
});

test('on a full day it is added at the end, and the warnings of the day say what is too much', () => {
  expect(daysWith(lake, [[], [at(tour, 'morning')]])[1]).toEqual([
    'attraction/tour morning',
    'attraction/lake afternoon',
  ]);
});

test('a day that the trip does not have changes nothing', () => {
  expect(daysWith(lake, [[], []], 2)).toEqual([[], []]);
});
