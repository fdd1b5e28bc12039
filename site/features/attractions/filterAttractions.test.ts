import { expect, test } from 'vitest';
import { matchesType } from '#schemas/rules/attractionType.ts';
import type { Attraction } from '#schemas/types/published.ts';
import { type AttractionFilters, noAttractionFilters } from './attractionFilters.ts';
import { filterAttractions } from './filterAttractions.ts';

const attraction = (over: Partial<Attraction>): Attraction => ({
  ...({} as Attraction),
  name: 'Name',
  description: 'Text',
  location: 'Banff',
  category: 'lake',
  ...over,
});
const names = (list: Attraction[], filters: Partial<AttractionFilters>) =>
  filterAttractions(list, { ...noAttractionFilters, ...filters }).map(({ name }) => name);

test('the search matches part of name, description or location, in any case, and nothing else', () => {
  const list = [
    attraction({ name: 'Blue Lake' }),
    attraction({ name: 'Second', description: 'Near the BLUE hills' }),
    attraction({ name: 'Third', location: 'Blueberry Road, Banff' }),
    attraction({ name: 'Fourth', category: 'blue', history: 'Once blue' }),
  ];
  expect(names(list, { search: 'blue' })).toEqual(['Blue Lake', 'Second', 'Third']);
});

test.each([
  ['lake', 'lake', true],
  ['lake', 'LAKESHORE', true],
  ['lake', 'Waterfall', true],
  ['lake', 'mountain', false],
  ['mountain', 'mountain', true],
  ['mountain', 'peak', true],
  ['mountain', 'icefield', false],
  ['forest', 'forest', true],
  ['forest', 'wildlife', true],
  ['forest', 'trailhead', true],
  ['forest', 'lake', false],
  ['historic', 'historic', true],
  ['historic', 'heritage site', true],
  ['historic', 'history', false],
  ['viewpoint', 'viewpoint', true],
  ['viewpoint', 'scenic drive', true],
  ['viewpoint', 'lookout', true],
  ['viewpoint', 'view', false],
  ['viewpoint', 'canyon', false],
] as const)('type %s and category %s: %s', (type, category, expected) => {
  expect(matchesType(category, type)).toBe(expected);
});

test('several types combine as any-of', () => {
  const list = [
    attraction({ name: 'L', category: 'lake' }),
    attraction({ name: 'M', category: 'mountain' }),
    attraction({ name: 'H', category: 'historic' }),
  ];
  expect(names(list, { types: ['lake', 'historic'] })).toEqual(['L', 'H']);
});

test.each(['banff', 'lake louise', 'jasper', 'canmore'])(
  'the location %s matches as part of the location text, in any case',
  (location) => {
    const list = [
      attraction({ name: 'A', location: `Near ${location.toUpperCase()}, east` }),
      attraction({ name: 'B', location: 'Elsewhere' }),
    ];
    expect(names(list, { location })).toEqual(['A']);
    expect(names(list, { location: 'all' })).toEqual(['A', 'B']);
  },
);

test.each(['summer', 'winter', 'spring', 'fall', 'all'] as const)('the season %s hides nothing', (season) => {
  const list = [
    attraction({ name: 'A', bestSeason: 'winter' }),
    attraction({ name: 'B', bestSeason: 'summer' }),
    attraction({ name: 'C', bestSeason: null }),
  ];
  expect(names(list, { season })).toEqual(['A', 'B', 'C']);
});

test('search, types and location combine as all-of', () => {
  const list = [
    attraction({ name: 'Blue A', category: 'lake', location: 'Banff' }),
    attraction({ name: 'Blue B', category: 'lake', location: 'Jasper' }),
    attraction({ name: 'Blue C', category: 'peak', location: 'Banff' }),
    attraction({ name: 'Red D', category: 'lake', location: 'Banff' }),
  ];
  expect(names(list, { search: 'blue', types: ['lake'], location: 'banff' })).toEqual(['Blue A']);
});
