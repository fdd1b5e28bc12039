import { expect, test } from 'vitest';
import type { Trail } from '#schemas/types/published.ts';
import { isTrailDuration } from '#schemas/rules/trailDuration.ts';
import type { MonthName } from '../../calendar/seasons.ts';
import { filterTrails } from './filterTrails.ts';
import {
  activeTrailFilterCount,
  noTrailFilters,
  readTrailFilters,
  type TrailFilters,
  writeTrailFilters,
} from './trailFilters.ts';

const trail = (over: Partial<Trail>) =>
  ({
    name: 'Marsh loop',
    description: 'Boards over water',
    difficulty: 'easy',
    duration: '1 hour',
    winterAccessible: false,
    bestMonths: [],
    avalancheTerrain: terrain('none'),
    ...over,
  }) as Partial<Trail> as Trail;
const all: TrailFilters = { ...noTrailFilters, view: 'map', trail: '' };
const months: MonthName[] = ['november', 'december', 'january', 'february', 'march'];
const at = (month: number) => ({ month, avalanche: { months, bulletin: null } });
const july = at(7);
const terrain = (given: 'none' | 'simple') =>
  ({ class: given, source: 'https://terrain.example', status: 'secondary', note: null }) as const;

test.each([
  ['under 1 hour', [true, false, false]],
  ['about 2½ hours', [true, false, false]],
  ['3 to 4 hours', [false, true, false]],
  ['4 to 5 hours', [false, true, true]],
  ['5 hours', [false, false, true]],
  ['8 hours', [false, false, true]],
  ['9 hours', [false, false, false]],
  ['10 hours', [true, false, false]],
  ['a morning', [false, false, false]],
])('%s is short, moderate, long: %j', (text, expected) => {
  const found = (['short', 'moderate', 'long'] as const).map((duration) => isTrailDuration(text, duration));
  expect(found).toEqual(expected);
});

test('search looks at name and description', () => {
  const trails = [trail({}), trail({ name: 'Ridge', description: 'Wind' })];
  expect(filterTrails(trails, { ...all, search: 'MARSH' }, july)).toEqual([trails[0]]);
  expect(filterTrails(trails, { ...all, search: 'wind' }, july)).toEqual([trails[1]]);
  expect(filterTrails(trails, { ...all, search: 'hour' }, july)).toEqual([]);
});

test('difficulties combine as any-of', () => {
  const trails = (['easy', 'moderate', 'hard'] as const).map((difficulty) => trail({ difficulty }));
  expect(filterTrails(trails, { ...all, difficulties: ['easy', 'hard'] }, july)).toEqual([
    trails[0],
    trails[2],
  ]);
});

test.each([
  [12, 1],
  [2, 1],
  [3, 2],
  [11, 2],
])('the current season in month %i keeps %i of a summer and a winter walk', (month, count) => {
  const trails = [trail({}), trail({ winterAccessible: true })];
  expect(filterTrails(trails, { ...all, season: 'current' }, at(month))).toHaveLength(count);
});

test('the address keeps filters, view and selection, and survives nonsense', () => {
  const filters: TrailFilters = {
    search: 'lake',
    difficulties: ['easy', 'hard'],
    duration: 'long',
    season: 'current',
    view: 'grid',
    trail: 'marsh-loop',
  };
  expect(readTrailFilters(writeTrailFilters(filters))).toEqual(filters);
  expect(activeTrailFilterCount(filters)).toBe(4);
  expect(writeTrailFilters(all).toString()).toBe('');
  expect(readTrailFilters(new URLSearchParams('difficulty=mild&duration=1&season=now&view=globe'))).toEqual(
    all,
  );
});

test('the duration keeps trails whose text has its digits', () => {
  const trails = [trail({ duration: '2 hours' }), trail({ duration: '6 hours' })];
  expect(filterTrails(trails, { ...all, duration: 'long' }, july)).toEqual([trails[1]]);
  expect(filterTrails(trails, all, july)).toEqual(trails);
});

test('without the season filter winter hides nothing', () => {
  const trails = [trail({}), trail({ winterAccessible: true })];
  expect(filterTrails(trails, all, at(1))).toEqual(trails);
});

test('the current season keeps no trail on which avalanches are a danger', () => {
  const trails = [trail({ winterAccessible: true, avalancheTerrain: terrain('simple') })];
  expect(filterTrails(trails, { ...all, season: 'current' }, at(3))).toEqual([]);
  expect(filterTrails(trails, { ...all, season: 'current' }, at(4))).toEqual(trails);
});
