import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attractionTypes } from '#schemas/rules/attractionType.ts';
import { anyQuery } from '../../test/anyQuery.ts';
import {
  activeFilterCount,
  type AttractionFilters,
  noAttractionFilters,
  readAttractionFilters,
  seasons,
  writeAttractionFilters,
} from './attractionFilters.ts';

const locations = [
  { id: 'banff', label: 'Banff' },
  { id: 'lake louise', label: 'Lake Louise' },
];
const read = (query: string) => readAttractionFilters(new URLSearchParams(query), locations);

test('nothing is chosen by default', () => {
  expect(noAttractionFilters).toEqual({ search: '', types: [], location: 'all', season: 'all' });
  expect(read('')).toEqual(noAttractionFilters);
});

test.each<[Partial<AttractionFilters>, number]>([
  [{}, 0],
  [{ search: 'x', season: 'summer' }, 0],
  [{ types: ['lake'] }, 1],
  [{ location: 'banff' }, 1],
  [{ types: ['lake', 'forest'], location: 'banff' }, 3],
])(
  'the badge counts types plus 1 for a location, and neither search nor season: %j, %s',
  (filters, count) => {
    expect(activeFilterCount({ ...noAttractionFilters, ...filters })).toBe(count);
  },
);

test('filters survive the way through the address, and defaults stay out of it', () => {
  const filters: AttractionFilters = {
    search: 'blue & cold',
    types: ['lake', 'forest'],
    location: 'lake louise',
    season: 'fall',
  };
  expect(read(writeAttractionFilters(filters).toString())).toEqual(filters);
  expect(writeAttractionFilters(noAttractionFilters).toString()).toBe('');
});

test.each([
  'type=,,&location=Atlantis&season=7',
  'type=lake%00&season=__proto__',
  'type[]=lake',
  'location=BANFF',
  'visible=1e9',
  '%',
])('a senseless query is ignored: %s', (query) => {
  expect(read(query)).toEqual(noAttractionFilters);
});

test.each([
  ['type=forest&type=lake', { types: ['lake', 'forest'] }],
  ['season=fall&season=winter', { season: 'fall' }],
  ['location=jasper', {}],
  ['q=a&q=b', { search: 'a' }],
])('what makes sense of %s is kept', (query, expected) => {
  expect(read(query)).toEqual({ ...noAttractionFilters, ...expected });
});

test('a search of 100 KB is a search', () => {
  const search = '%'.repeat(100_000);
  expect(read(`q=${encodeURIComponent(search)}`).search).toBe(search);
});

test('any query can be read, gives known choices alone, and is the same once it has been written', () => {
  const keys = ['q', 'type', 'location', 'season'];
  const values = [...attractionTypes, ...seasons, ...locations.map(({ id }) => id)];
  fc.assert(
    fc.property(anyQuery(keys, values), (query) => {
      const filters = readAttractionFilters(query, locations);
      expect(['all', ...values]).toEqual(
        expect.arrayContaining([...filters.types, filters.location, filters.season]),
      );
      expect(read(writeAttractionFilters(filters).toString())).toEqual(filters);
    }),
  );
});
