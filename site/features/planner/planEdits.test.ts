import { expect, test } from 'vitest';
import { moveStop, removeStop, swapStop, toggleLock } from './planEdits.ts';
import type { Stop, StopPart, TripChoices } from './trip.ts';
import { place } from './testTrips.ts';

const stop = (name: string, part: StopPart): Stop => ({
  place: `attraction/${name}`,
  name,
  part,
  isLocked: false,
});

const choices: TripChoices = {
  stay: null,
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
