import { expect, test } from 'vitest';
import { moveStop } from './planEdits.ts';
import { stepTarget } from './stopMoves.ts';
import type { Stop, StopPart, TripChoices } from '../trip.ts';

const stop = (name: string, part: StopPart): Stop => ({
  place: `attraction/${name}`,
  name,
  part,
  isLocked: false,
});

const choices: TripChoices = {
  stays: [],
  days: [[stop('a', 'morning'), stop('b', 'morning'), stop('c', 'afternoon')], [], [stop('d', 'afternoon')]],
};

/** Names of the stops by part and day, after a step. */
function after(day: number, index: number, step: 'earlier' | 'later'): string | null {
  const to = stepTarget(choices, { day, index }, step);
  if (!to) return null;
  const { days } = moveStop(choices, { day, index }, to);
  return days
    .map((stops) => stops.map(({ name, part }) => `${name}${part === 'morning' ? '' : "'"}`).join(''))
    .join('|');
}

test.each([
  [0, 0, 'earlier', null],
  [0, 0, 'later', "bac'||d'"],
  [0, 1, 'earlier', "bac'||d'"],
  [0, 1, 'later', "ab'c'||d'"],
  [0, 2, 'earlier', "abc||d'"],
  [0, 2, 'later', "ab|c|d'"],
  [2, 0, 'earlier', "abc'||d"],
  [2, 0, 'later', null],
  [1, 0, 'later', null],
] as const)('stop %i of day index %i goes %s', (day, index, step, expected) => {
  expect(after(day, index, step)).toBe(expected);
});

test('the first of a morning goes to the end of the day before', () => {
  const morning = { ...choices, days: [[stop('a', 'afternoon')], [stop('b', 'morning')]] };
  expect(stepTarget(morning, { day: 1, index: 0 }, 'earlier')).toEqual({
    day: 0,
    index: 1,
    part: 'afternoon',
  });
});
