import { expect, test } from 'vitest';
import { type TrailFilterState, trailFilters } from '#schemas/filters/trailFilters.ts';
import { isTrailDuration, trailDurations } from '#schemas/rules/trails/trailDuration.ts';
import type { Trail } from '#schemas/types/published.ts';
import type { MonthName } from '../../../calendar/seasons.ts';
import { notRuledOutBySeason } from '../season/seasonalInfo.ts';
import type { SeasonTime } from '../season/useSeasonTime.ts';
import { viewKeys } from '../../../query/useListState.ts';

const all = trailFilters.none;
const filterTrails = (trails: Trail[], state: TrailFilterState, time: SeasonTime) =>
  trailFilters.apply(trails, state, { isAccessible: (one) => notRuledOutBySeason(one, time) });
const read = (params: URLSearchParams) => trailFilters.read(params, { isAccessible: () => true });

/** Labels of the chips, and the filters that are left when one is removed. */
const chipsOf = (state: TrailFilterState): [label: string, left: TrailFilterState][] =>
  trailFilters
    .active(state, { isAccessible: () => true })
    .map(({ label, without }) => [label, { ...state, ...without }]);

const trail = (over: Partial<Trail>) =>
  ({
    name: 'Marsh loop',
    description: 'Boards over water',
    difficulty: 'easy',
    duration: '1 hour',
    winterAccessible: false,
    bestMonths: [],
    winterState: 'recommended',
    ...over,
  }) as Partial<Trail> as Trail;
const months: MonthName[] = ['november', 'december', 'january', 'february', 'march'];
const at = (month: number) => ({
  month,
  hemisphere: 'north' as const,
  avalanche: { months, bulletin: null },
});
const july = at(7);

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

test.each([
  [4, '4'],
  [4.1, '10'],
  [10, '10'],
  [10.1, '16'],
  [16, '16'],
  [16.1, 'more'],
])('%d km is the length %s', (distanceKm, length) => {
  const lengths = ['4', '10', '16', 'more'] as const;
  const found = lengths.filter(
    (one) => filterTrails([trail({ distanceKm })], { ...all, length: one }, july).length > 0,
  );
  expect(found).toEqual([length]);
});

test.each([
  [0, '100'],
  [100, '100'],
  [101, '400'],
  [400, '400'],
  [401, '700'],
  [700, '700'],
  [701, 'more'],
])('%d m is the climb %s', (elevationGainM, climb) => {
  const climbs = ['100', '400', '700', 'more'] as const;
  const found = climbs.filter(
    (one) => filterTrails([trail({ elevationGainM })], { ...all, climb: one }, july).length > 0,
  );
  expect(found).toEqual([climb]);
});

test('without a car there are trails with a bus', () => {
  const trails = [trail({ hasBus: true }), trail({ hasBus: false })];
  expect(filterTrails(trails, { ...all, car: 'bus' }, july)).toEqual([trails[0]]);
});

test('search looks at name and description', () => {
  const trails = [trail({}), trail({ name: 'Ridge', description: 'Wind' })];
  expect(filterTrails(trails, { ...all, search: 'MARSH' }, july)).toEqual([trails[0]]);
  expect(filterTrails(trails, { ...all, search: 'wind' }, july)).toEqual([trails[1]]);
  expect(filterTrails(trails, { ...all, search: 'hour' }, july)).toEqual([]);
});

test('difficulties combine as any-of', () => {
  const trails = (['easy', 'moderate', 'hard'] as const).map((difficulty) => trail({ difficulty }));
  expect(filterTrails(trails, { ...all, difficulty: ['easy', 'hard'] }, july)).toEqual([
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

test('the address keeps the filters and survives nonsense', () => {
  const filters: TrailFilterState = {
    search: 'lake',
    difficulty: ['easy', 'hard'],
    duration: 'long',
    length: '10',
    climb: 'more',
    car: 'bus',
    for: ['children', 'dogs'],
    season: 'current',
    winter: 'recommended',
  };
  expect(read(trailFilters.write(filters))).toEqual(filters);
  expect(trailFilters.count(filters)).toBe(10);
  expect(trailFilters.write(all).toString()).toBe('');
  expect(read(new URLSearchParams('difficulty=mild&duration=1&season=now'))).toEqual(all);
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

test.each(['exposed', 'unrated'] as const)(
  'the current season keeps no trail that is %s in the avalanche season',
  (winterState) => {
    const trails = [trail({ winterAccessible: true, winterState })];
    expect(filterTrails(trails, { ...all, season: 'current' }, at(3))).toEqual([]);
    expect(filterTrails(trails, { ...all, season: 'current' }, at(4))).toEqual(trails);
  },
);

test('winter walks are those that an official page recommends, whatever the month is', () => {
  const trails = (['exposed', 'recommended', 'unrated'] as const).map((winterState) =>
    trail({ winterState }),
  );
  expect(filterTrails(trails, { ...all, winter: 'recommended' }, july)).toEqual([trails[1]]);
  expect(filterTrails(trails, { ...all, winter: 'recommended' }, at(1))).toEqual([trails[1]]);
});

test('without filters there is no chip; the search is none', () => {
  expect(chipsOf({ ...all, search: 'marsh' })).toEqual([]);
});

test('every filter has a chip, which takes back that filter alone', () => {
  const filters: TrailFilterState = {
    ...all,
    difficulty: ['easy', 'hard'],
    duration: 'long',
    season: 'current',
    winter: 'recommended',
  };
  expect(chipsOf(filters)).toEqual([
    ['Easy', { ...filters, difficulty: ['hard'] }],
    ['Hard', { ...filters, difficulty: ['easy'] }],
    ['Long (5 to 8 hours)', { ...filters, duration: 'all' }],
    ['In season now', { ...filters, season: 'all' }],
    ['Winter walks: recommended', { ...filters, winter: 'all' }],
  ]);
});

test('durations say the hours by which they are told', () => {
  expect(trailDurations.map((duration) => chipsOf({ ...all, duration })[0]?.[0])).toEqual([
    'Short (1 to 2 hours)',
    'Moderate (3 to 4 hours)',
    'Long (5 to 8 hours)',
  ]);
});

test('the address keeps view and selection, and survives nonsense', () => {
  const keys = viewKeys('trail');
  const read = (query: string) => keys.read(new URLSearchParams(query));
  expect(read('view=grid&trail=marsh-loop')).toEqual({ view: 'grid', selected: 'marsh-loop' });
  expect(read('view=globe')).toEqual({ view: 'map', selected: '' });
  expect(keys.write({ view: 'grid', selected: 'marsh-loop' })).toEqual({ view: 'grid', trail: 'marsh-loop' });
  expect(keys.write({ view: 'map', selected: '' })).toEqual({});
});
