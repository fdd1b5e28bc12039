import { expect, test } from 'vitest';
import type { Attraction } from '#schemas/types/published.ts';
import {
  activeFilterCount,
  type AttractionFilters,
  noAttractionFilters,
  readAttractionFilters,
  writeAttractionFilters,
} from './attractionFilters.ts';
import { filterAttractions, matchesType } from './filterAttractions.ts';

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

test('the search matches part of name, description or location, in any case', () => {
  const list = [
    attraction({ name: 'Blue Lake' }),
    attraction({ name: 'Second', description: 'Near the BLUE hills' }),
    attraction({ name: 'Third', location: 'Blueberry Road, Banff' }),
    attraction({ name: 'Fourth' }),
  ];
  expect(names(list, { search: 'blue' })).toEqual(['Blue Lake', 'Second', 'Third']);
});

test.each([
  ['lake', 'lake', true],
  ['lake', 'Waterfall', true],
  ['lake', 'mountain', false],
  ['mountain', 'mountain', true],
  ['mountain', 'peak', true],
  ['mountain', 'icefield', false],
  ['forest', 'forest', true],
  ['forest', 'wildlife', true],
  ['forest', 'trailhead', true],
  ['historic', 'historic', true],
  ['historic', 'heritage site', true],
  ['viewpoint', 'viewpoint', true],
  ['viewpoint', 'scenic drive', true],
  ['viewpoint', 'lookout', true],
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

test('a location matches as part of the location text', () => {
  const list = [
    attraction({ name: 'A', location: 'Lake Louise village' }),
    attraction({ name: 'B', location: 'Banff' }),
  ];
  expect(names(list, { location: 'lake louise' })).toEqual(['A']);
  expect(names(list, { location: 'all' })).toEqual(['A', 'B']);
});

test('the season hides nothing', () => {
  const list = [
    attraction({ name: 'A', bestSeason: 'winter' }),
    attraction({ name: 'B', bestSeason: 'summer' }),
  ];
  expect(names(list, { season: 'summer' })).toEqual(['A', 'B']);
});

test('the badge counts types plus 1 for a location; search and season do not count', () => {
  expect(activeFilterCount(noAttractionFilters)).toBe(0);
  expect(
    activeFilterCount({ search: 'x', types: ['lake', 'forest'], location: 'banff', season: 'summer' }),
  ).toBe(3);
});

test('filters survive the way through the address', () => {
  const filters: AttractionFilters = {
    search: 'blue & cold',
    types: ['lake', 'forest'],
    location: 'lake louise',
    season: 'fall',
  };
  expect(
    readAttractionFilters(new URLSearchParams(writeAttractionFilters(filters).toString()), ['lake louise']),
  ).toEqual(filters);
  expect(writeAttractionFilters(noAttractionFilters).toString()).toBe('');
});

test.each(['type=,,&location=Atlantis&season=7', 'type=lake%00&season=__proto__', 'type[]=lake', '%'])(
  'a senseless query is ignored: %s',
  (query) => {
    expect(readAttractionFilters(new URLSearchParams(query), ['banff'])).toEqual(noAttractionFilters);
  },
);
