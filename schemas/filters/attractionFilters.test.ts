import { expect, test } from 'vitest';
import { testAddresses } from './testAddresses.ts';
import { attractionTypes } from '../rules/attractionType.ts';
import type { Attraction } from '../types/published.ts';
import { attractionFilters, type AttractionFilterState, attractionMapFilters } from './attractionFilters.ts';

const locations = [
  { id: 'banff', label: 'Banff' },
  { id: 'lake louise', label: 'Lake Louise' },
  { id: 'canmore', label: 'Canmore' },
];
const places = [...locations, { id: 'jasper', label: 'Jasper' }];
const none = attractionFilters.none;
const seasons = ['summer', 'winter', 'spring', 'fall'] as const;
const names = (list: Attraction[], filters: Partial<AttractionFilterState>) =>
  attractionFilters.apply(list, { ...none, ...filters }, { locations: places }).map(({ name }) => name);

/** Labels of the chips, and what each of them changes when it is removed. */
const chipsOf = (filters: Partial<AttractionFilterState>) =>
  attractionFilters
    .active({ ...none, ...filters }, { locations: places })
    .map(({ label, without }): [string, unknown] => [label, [without]]);

test.each<[Partial<AttractionFilterState>, number]>([
  [{}, 0],
  [{ search: 'x', season: 'summer' }, 0],
  [{ type: ['lake'] }, 1],
  [{ location: 'banff' }, 1],
  [{ type: ['lake', 'forest'], location: 'banff' }, 3],
])(
  'the badge counts types plus 1 for a location, and neither search nor season: %j, %s',
  (filters, count) => {
    expect(attractionFilters.count({ ...none, ...filters })).toBe(count);
  },
);

testAddresses(
  attractionFilters,
  { locations },
  {
    whole: {
      search: 'blue & cold',
      type: ['lake', 'forest'],
      location: 'lake louise',
      car: 'bus',
      for: ['dogs'],
      weather: 'rain',
      season: 'fall',
    },
    senseless: [
      'type=,,&location=Atlantis&season=7',
      'type=lake%00&season=__proto__',
      'type[]=lake',
      'location=BANFF',
      'visible=1e9',
      '%',
    ],
    sensible: [
      ['type=forest&type=lake', { type: ['lake', 'forest'] }],
      ['season=fall&season=winter', { season: 'fall' }],
      ['location=jasper', {}],
      ['q=a&q=b', { search: 'a' }],
    ],
    keys: ['q', 'type', 'location', 'season'],
    values: [...attractionTypes, ...seasons, ...locations.map(({ id }) => id)],
  },
);

test('without filters there is no chip; the search is none', () => {
  expect(chipsOf({ search: 'tarn' })).toEqual([]);
});

test('every filter has a chip, which takes back that filter alone', () => {
  expect(chipsOf({ type: ['lake', 'historic'], location: 'jasper', season: 'winter' })).toEqual([
    ['Lake', [{ type: ['historic'] }]],
    ['Historic', [{ type: ['lake'] }]],
    ['Jasper', [{ location: 'all' }]],
    ['Winter (Dec-Feb)', [{ season: 'all' }]],
  ]);
});

test('seasons say their months', () => {
  expect(seasons.map((season) => chipsOf({ season })[0]?.[0])).toEqual([
    'Summer (Jun-Aug)',
    'Winter (Dec-Feb)',
    'Spring (Mar-May)',
    'Fall (Sep-Nov)',
  ]);
});

const attraction = (over: Partial<Attraction>): Attraction => ({
  ...({} as Attraction),
  name: 'Name',
  description: 'Text',
  location: 'Banff',
  category: 'lake',
  ...over,
});

test('the search matches part of name, description or location, in any case, and nothing else', () => {
  const list = [
    attraction({ name: 'Blue Lake' }),
    attraction({ name: 'Second', description: 'Near the BLUE hills' }),
    attraction({ name: 'Third', location: 'Blueberry Road, Banff' }),
    attraction({ name: 'Fourth', category: 'blue', history: 'Once blue' }),
  ];
  expect(names(list, { search: 'blue' })).toEqual(['Blue Lake', 'Second', 'Third']);
});

test('several types combine as any-of', () => {
  const list = [
    attraction({ name: 'L', category: 'lake' }),
    attraction({ name: 'M', category: 'mountain' }),
    attraction({ name: 'H', category: 'historic' }),
  ];
  expect(names(list, { type: ['lake', 'historic'] })).toEqual(['L', 'H']);
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
  expect(names(list, { search: 'blue', type: ['lake'], location: 'banff' })).toEqual(['Blue A']);
});
test('the map has the same filters, without a season', () => {
  const params = new URLSearchParams('type=lake&season=fall');
  expect(attractionMapFilters.read(params, { locations })).toEqual({
    search: '',
    type: ['lake'],
    location: 'all',
  });
});
