import { expect, test } from 'vitest';
import type { PlannerPlace } from '#schemas/types/published.ts';
import { monthNames } from '../../../../calendar/seasons.ts';
import { isAtEdge, isWinterWalk, seasonOf } from './placeOnDay.ts';
import { place, rules } from '../fixtures/testTrips.ts';

const trail = (given: Partial<PlannerPlace>) => place({ kind: 'trail', ...given });

/** Returns the seasons of a place in the twelve months as letters: in, edge or out. */
function yearOf(at: PlannerPlace): string {
  const letters = { in: 'i', edge: 'e', out: 'o' };
  return monthNames
    .map((_, index) => letters[seasonOf(at, `2027-${String(index + 1).padStart(2, '0')}-15`, rules)])
    .join('');
}

test.each<[what: string, at: PlannerPlace, year: string]>([
  ['a place without months', place(), 'iiiiiiiiiiii'],
  ['a place in July and August', place({ bestMonths: ['july', 'august'] }), 'ooooooiioooo'],
  ['an exposed trail', trail({ winterState: 'exposed' }), 'ooooooiiiioo'],
  ['an unrated trail', trail({ winterState: 'unrated' }), 'ooooooiiiioo'],
  [
    'an exposed trail whose months are those of winter',
    trail({ winterState: 'exposed', bestMonths: ['december', 'january', 'june'] }),
    'ooooooeooooo',
  ],
  ['an unrated trail in August', trail({ winterState: 'unrated', bestMonths: ['august'] }), 'ooooooeieooo'],
  ['an exposed trail in July', trail({ winterState: 'exposed', bestMonths: ['july'] }), 'ooooooieoooo'],
  [
    'an exposed trail until October',
    trail({ winterState: 'exposed', bestMonths: ['september', 'october'] }),
    'oooooooeiioo',
  ],
  [
    'a recommended trail from July to September',
    trail({ winterState: 'recommended', bestMonths: ['july', 'august', 'september'] }),
    'iiiiiiiiieii',
  ],
  [
    'a recommended trail in winter alone',
    trail({ winterState: 'recommended', bestMonths: ['december', 'january'] }),
    'iiiiiiooooii',
  ],
  [
    'an unrated trail from April to June',
    trail({ winterState: 'unrated', bestMonths: ['april', 'may', 'june'] }),
    'ooooiieooooo',
  ],
  [
    'an exposed trail from May to July',
    trail({ winterState: 'exposed', bestMonths: ['may', 'june', 'july'] }),
    'ooooooieoooo',
  ],
  [
    'a trail with a gap in August',
    trail({ winterState: 'unrated', bestMonths: ['july', 'september'] }),
    'ooooooieieoo',
  ],
])('%s: %#', (_what, at, year) => {
  expect(yearOf(at)).toBe(year);
});

test.each([
  ['2027-06-30', true],
  ['2027-07-01', false],
  ['2027-10-31', false],
  ['2027-11-01', true],
])('a recommended trail is a winter walk on %s: %s', (date, expected) => {
  expect(isWinterWalk(trail({ winterState: 'recommended' }), date, rules)).toBe(expected);
  expect(isWinterWalk(trail({ winterState: 'exposed' }), date, rules)).toBe(false);
  expect(isWinterWalk(place(), date, rules)).toBe(false);
});

test('a month that is none is out of season', () => {
  expect(seasonOf(place(), '2027-13-01', rules)).toBe('out');
});

test('only a trail with best months has an edge of its season', () => {
  const bestMonths: PlannerPlace['bestMonths'] = ['july'];
  const edges = (at: PlannerPlace) =>
    ['2027-06-30', '2027-07-31', '2027-08-01', '2027-08-31', '2027-09-01'].map((date) =>
      isAtEdge(at, date, rules),
    );
  expect(edges(trail({ bestMonths }))).toEqual([false, false, true, true, false]);
  expect(edges(trail({ bestMonths: null })).includes(true)).toBe(false);
  expect(edges(place({ bestMonths })).includes(true)).toBe(false);
});
