import { expect, test } from 'vitest';
import type { PlannerPlace } from '#schemas/types/published.ts';
import { alternatives, moveStop, removeStop, swapStop, toggleLock } from './planEdits.ts';
import { catalog, form, north, place, rules, stay } from '../fixtures/testTrips.ts';
import type { Stop, StopPart, TripChoices } from '../trip.ts';
import { tripContext } from '../tripContext.ts';

const stop = (name: string, part: StopPart): Stop => ({
  place: `attraction/${name}`,
  name,
  part,
  isLocked: false,
});

const choices: TripChoices = {
  stays: [],
  days: [[stop('lake', 'morning'), stop('mine', 'afternoon')], [stop('pass', 'morning')], []],
};

const names = ({ days }: TripChoices) =>
  days.map((stops) => stops.map(({ name, part }) => `${name} ${part}`));

test.each([
  [
    'to another day',
    { day: 0, index: 0 },
    { day: 2, index: 0, part: 'morning' },
    [['mine afternoon'], ['pass morning'], ['lake morning']],
  ],
  [
    'before a stop of that part',
    { day: 0, index: 0 },
    { day: 1, index: 0, part: 'morning' },
    [['mine afternoon'], ['lake morning', 'pass morning'], []],
  ],
  [
    'behind it',
    { day: 0, index: 0 },
    { day: 1, index: 1, part: 'morning' },
    [['mine afternoon'], ['pass morning', 'lake morning'], []],
  ],
  [
    'to the other part of its own day',
    { day: 0, index: 0 },
    { day: 0, index: 1, part: 'afternoon' },
    [['mine afternoon', 'lake afternoon'], ['pass morning'], []],
  ],
  [
    'to the morning, which comes before the afternoon wherever it was dropped',
    { day: 1, index: 0 },
    { day: 0, index: 2, part: 'morning' },
    [['lake morning', 'pass morning', 'mine afternoon'], [], []],
  ],
] as const)('a stop moves %s', (_where, from, to, expected) => {
  expect(names(moveStop(choices, from, to))).toEqual(expected);
});

test('a stop that is not there moves nowhere, and none moves to a day that is not there', () => {
  expect(moveStop(choices, { day: 2, index: 0 }, { day: 0, index: 0, part: 'morning' })).toBe(choices);
  expect(moveStop(choices, { day: 0, index: 0 }, { day: 3, index: 0, part: 'morning' })).toBe(choices);
});

test('a stop is removed, swapped or locked alone, and the choices before stay as they were', () => {
  const before = structuredClone(choices);
  expect(names(removeStop(choices, { day: 0, index: 1 }))).toEqual([['lake morning'], ['pass morning'], []]);
  const swapped = swapStop(
    choices,
    { day: 1, index: 0 },
    place({ slug: 'tarn', name: 'Tarn', kind: 'trail' }),
  );
  expect(swapped.days[1]).toEqual([{ place: 'trail/tarn', name: 'Tarn', part: 'morning', isLocked: false }]);
  const locked = toggleLock(choices, { day: 0, index: 0 });
  expect(locked.days.flat().map(({ isLocked }) => isLocked)).toEqual([true, false, false]);
  expect(toggleLock(locked, { day: 0, index: 0 })).toEqual(choices);
  expect(choices).toEqual(before);
});

const offered = (slug: string, given: Partial<PlannerPlace> = {}) => place({ slug, ...given });

/** Returns the alternatives for the first stop of a trip, the lake in the morning. */
function offers(
  places: PlannerPlace[],
  more: Partial<TripChoices> = {},
  sameThing: string[][] = [],
): string[] {
  const all = [offered('lake'), offered('mine'), offered('pass', { minutes: 300 }), ...places];
  const context = tripContext(form({ endDate: '2027-07-07' }), catalog({ places: all }), {
    ...rules,
    places: { ...rules.places, sameThing },
  });
  return alternatives(context, { ...choices, ...more }, { day: 0, index: 0 }).map(({ slug }) => slug);
}

test('three alternatives at most, the best first, none that the plan has', () => {
  expect(offers(['a', 'b', 'c', 'd'].map((slug) => offered(slug)))).toEqual(['a', 'b', 'c']);
  expect(offers([])).toEqual([]);
  expect(offers([offered('shore')], {}, [['attraction/mine', 'attraction/shore']])).toEqual([]);
});

test.each([
  ['a trail for an attraction', { kind: 'trail' }],
  ['an activity for an attraction', { kind: 'activity' }],
  ['what is closed', { open: { from: '08-01', to: '08-31' } }],
  ['what is too hard', { difficulty: 'hard' }],
  ['what is far from the rest of the day', { latitude: north(41), minutes: 240 }],
  ['what takes longer than the day', { minutes: 601 }],
] as [string, Partial<PlannerPlace>][])('no alternative: %s', (_what, given) => {
  expect(offers([offered('a', given), offered('b')])).toEqual(['b']);
});

test('instead of a walk or a ride there is either', () => {
  const walk: Stop = { place: 'trail/walk', name: 'walk', part: 'morning', isLocked: false };
  const places = [
    offered('walk', { kind: 'trail' }),
    offered('ride', { kind: 'activity' }),
    offered('marsh', { kind: 'trail' }),
    offered('fort'),
  ];
  expect(offers(places, { days: [[walk]] })).toEqual(['ride', 'marsh']);
});

test('a trail at the edge of its season comes last', () => {
  const walk: Stop = { place: 'trail/walk', name: 'walk', part: 'morning', isLocked: false };
  const places = [
    offered('walk', { kind: 'trail' }),
    offered('late', { kind: 'trail', bestMonths: ['august'] }),
    offered('marsh', { kind: 'trail', bestMonths: ['july'] }),
  ];
  expect(offers(places, { days: [[walk]] })).toEqual(['marsh', 'late']);
});

test('after a hard day only what is easy', () => {
  const hard = { ...rules, places: { ...rules.places, hardWalkMinutes: 300 } };
  const all = [
    offered('lake'),
    offered('mine'),
    offered('pass', { minutes: 300 }),
    offered('top', { difficulty: 'moderate' }),
  ];
  const context = tripContext(form({ endDate: '2027-07-07' }), catalog({ places: all }), hard);
  const on = (day: number) => alternatives(context, { ...choices, days: days(day) }, { day, index: 0 });
  const days = (day: number) => [[stop('pass', 'morning')], [], []].with(day, [stop('lake', 'morning')]);
  expect(on(1).map(({ slug }) => slug)).toEqual(['mine']);
  expect(on(2).map(({ slug }) => slug)).toEqual(['top', 'mine']);
});

test('the way is that from the bed of the plan', () => {
  const stays = [stay(), stay({ slug: 'hut', latitude: north(60) })];
  // 60 km are 90 minutes, more than an hour and a half an hour less a minute.
  const all = [offered('lake'), offered('near', { minutes: 59 })];
  const context = tripContext(form(), catalog({ places: all, stays }), rules);
  const from = (slug: string) =>
    alternatives(
      context,
      { stays: [{ slug, name: slug }], days: [[stop('lake', 'morning')]] },
      { day: 0, index: 0 },
    );
  expect(from('inn')).toHaveLength(1);
  expect(from('hut')).toHaveLength(0);
});
