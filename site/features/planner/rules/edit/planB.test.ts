import { expect, test } from 'vitest';
import type { PlannerPlace, PlannerRules } from '#schemas/types/published.ts';
import { planB, swapToPlanB } from './planB.ts';
import { catalog, form, north, place, rules, stopAt as at } from '../fixtures/testTrips.ts';
import { type Stop, type TripForm } from '../trip.ts';
import { tripContext } from '../tripContext.ts';

const lake = place({ slug: 'lake' });
const ridge = place({ kind: 'trail', slug: 'ridge', minutes: 240, climbM: 400, difficulty: 'moderate' });
const mine = place({ slug: 'mine' });
const spa = place({ slug: 'spa', latitude: north(20) });
const fort = place({ slug: 'fort', latitude: north(4) });
const marsh = place({ kind: 'trail', slug: 'marsh', latitude: north(2), climbM: 20 });
const days = [[at(lake, 'morning'), at(ridge, 'afternoon')], []];
const choices = { stays: [{ slug: 'inn', name: 'inn' }], days };
const indoors = ['attraction/mine', 'attraction/spa'];

interface Case {
  trip?: Partial<TripForm>;
  rules?: Partial<PlannerRules['places']>;
}

function contextOf(places: PlannerPlace[], given: Case = {}) {
  return tripContext(
    form({ activityLevel: 'active', ...given.trip }),
    catalog({ places: [lake, ridge, ...places] }),
    {
      ...rules,
      places: { ...rules.places, indoors, ...given.rules },
    },
  );
}
const slugs = (places: PlannerPlace[], given: Case = {}) =>
  planB(contextOf(places, given), choices, 0).map(({ slug }) => slug);

test('a plan B is indoors first, then near the bed and low, and has three places at most', () => {
  expect(slugs([fort, marsh, spa, mine])).toEqual(['mine', 'spa', 'marsh']);
  expect(slugs([fort, marsh])).toEqual(['marsh', 'fort']);
});

test.each<[what: string, given: Partial<PlannerPlace>, more?: Case]>([
  ['a closed place', { open: { from: '08-01', to: '08-31' } }],
  ['a place far from the bed', { latitude: north(41), minutes: 180 }],
  ['a hard walk', { kind: 'trail', climbM: 700 }],
  ['a long walk', { kind: 'trail', minutes: 121 }],
  ['a place without a price', { price: null }],
  ['a place too dear for the day', { kind: 'activity', price: 500 }],
  ['a place of the evening', { timesOfDay: ['evening'] }],
  ['a place without a bus, on a trip by bus', {}, { trip: { transport: 'bus' } }],
])('%s is in no plan B', (_what, given, more) => {
  expect(slugs([place({ slug: 'other', ...given })], more)).toEqual([]);
});

test('a plan B holds no thing of the plan, and each thing once', () => {
  expect(slugs([mine, spa], { rules: { sameThing: [['attraction/mine', 'attraction/lake']] } })).toEqual([
    'spa',
  ]);
  expect(slugs([mine, spa], { rules: { sameThing: [indoors] } })).toEqual(['mine']);
  expect(planB(contextOf([mine]), choices, 7)).toEqual([]);
});

test('a swap replaces the stops outdoors, and keeps locked ones and those indoors', () => {
  const names = (stops: Stop[], places: PlannerPlace[]) =>
    swapToPlanB(contextOf(places), { ...choices, days: [stops, []] }, 0).days[0]!.map(
      ({ name, part }) => `${part} ${name}`,
    );
  const both = [at(lake, 'morning'), at(ridge, 'afternoon')];
  expect(names(both, [mine, spa])).toEqual(['morning mine', 'afternoon spa']);
  expect(names([at(lake, 'morning', true), at(ridge, 'afternoon')], [mine])).toEqual([
    'morning lake',
    'afternoon mine',
  ]);
  expect(names([at(mine, 'morning'), at(ridge, 'afternoon')], [mine, spa])).toEqual([
    'morning mine',
    'afternoon spa',
  ]);
  expect(names(both, [])).toEqual([]);
});

test('a swap leaves the other days and the choices before as they were', () => {
  const before = structuredClone(choices);
  const swapped = swapToPlanB(contextOf([mine]), choices, 1);
  expect(swapped.days[0]).toEqual(days[0]);
  expect(choices).toEqual(before);
  expect(swapToPlanB(contextOf([mine]), choices, 7)).toBe(choices);
});
