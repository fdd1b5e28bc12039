import { expect, test } from 'vitest';
import { hasAmenities } from '#schemas/rules/amenities.ts';
import { matchesPrice } from '#schemas/rules/stayPrice.ts';
import type { Accommodation } from '#schemas/types/published.ts';
import { type AccommodationFilters, noAccommodationFilters } from './accommodationFilters.ts';
import {
  applicableFilters,
  filterAccommodations,
  matchesRating,
  offeredLocations,
} from './filterAccommodations.ts';

const place = (over: Partial<Accommodation>): Accommodation => ({
  ...({} as Accommodation),
  name: 'Name',
  description: 'Text',
  location: 'Banff',
  type: 'hotel',
  price: 200,
  rating: 8,
  ratingScale: 10,
  amenities: [],
  ...over,
});
const names = (list: Accommodation[], filters: Partial<AccommodationFilters>) =>
  filterAccommodations(list, { ...noAccommodationFilters, ...filters }).map(({ name }) => name);

test('the search matches part of name, description or location, in any case, and nothing else', () => {
  const list = [
    place({ name: 'Blue Inn' }),
    place({ name: 'Second', description: 'By the BLUE lake' }),
    place({ name: 'Third', location: 'Blue Road, Banff' }),
    place({ name: 'Fourth', amenities: ['Blue pool'] }),
  ];
  expect(names(list, { search: 'blue' })).toEqual(['Blue Inn', 'Second', 'Third']);
});

test.each([
  [0, ['budget']],
  [299.99, ['budget']],
  [300, ['budget', 'mid-range']],
  [300.01, ['mid-range']],
  [699.99, ['mid-range']],
  [700, ['luxury']],
  [1290, ['luxury']],
  [null, []],
] as const)('a price of %s is in %j, and passes "all"', (price, expected) => {
  expect((['budget', 'mid-range', 'luxury'] as const).filter((range) => matchesPrice(price, range))).toEqual(
    expected,
  );
  expect(matchesPrice(price, 'all')).toBe(true);
});

test.each([
  [2.99, 5, []],
  [3, 5, ['3']],
  [3.99, 5, ['3']],
  [4, 5, ['3', '4']],
  [4.49, 5, ['3', '4']],
  [4.5, 5, ['3', '4', '4.5']],
  [5, 5, ['3', '4', '4.5']],
  [5.99, 10, []],
  [6, 10, ['3']],
  [7.99, 10, ['3']],
  [8, 10, ['3', '4']],
  [8.99, 10, ['3', '4']],
  [9, 10, ['3', '4', '4.5']],
  [null, null, []],
] as const)('a rating of %s of %s passes the minimum ratings %j', (rating, ratingScale, expected) => {
  const record = { rating, ratingScale };
  expect((['3', '4', '4.5'] as const).filter((minimum) => matchesRating(record, minimum))).toEqual(expected);
  expect(matchesRating(record, 'all')).toBe(true);
});

test('a minimum rating asks for something where a place is rated, and for nothing where none is', () => {
  const asked = { ...noAccommodationFilters, rating: '4', type: 'hotel' } as const;
  const unrated = place({ rating: null, ratingScale: null });
  expect(applicableFilters(asked, [unrated, place({})])).toEqual(asked);
  expect(applicableFilters(asked, undefined)).toEqual(asked);
  for (const list of [[unrated], []]) {
    expect(applicableFilters(asked, list)).toEqual({ ...asked, rating: 'all' });
  }
});

test.each(['banff', 'lake louise', 'canmore'])(
  'the location %s matches as part of the location text, in any case',
  (location) => {
    const list = [
      place({ name: 'A', location: `Near ${location.toUpperCase()}, east` }),
      place({ name: 'B', location: 'Elsewhere' }),
    ];
    expect(names(list, { location })).toEqual(['A']);
    expect(names(list, { location: 'all' })).toEqual(['A', 'B']);
  },
);

test('only locations with a place to stay are offered, and the one that an address asks for', () => {
  const locations = [
    { id: 'banff', label: 'Banff' },
    { id: 'jasper', label: 'Jasper' },
    { id: 'canmore', label: 'Canmore' },
  ];
  const list = [place({ location: 'Canmore, creek' }), place({ location: 'Banff' })];
  const offered = (chosen: string) => offeredLocations(locations, list, chosen).map(({ id }) => id);
  expect(offered('all')).toEqual(['banff', 'canmore']);
  expect(offered('jasper')).toEqual(['banff', 'jasper', 'canmore']);
});

test.each(['resort', 'hotel', 'hostel'] as const)('the type %s hides the others', (type) => {
  const list = (['resort', 'hotel', 'hostel'] as const).map((kind) => place({ name: kind, type: kind }));
  expect(names(list, { type })).toEqual([type]);
});

test.each([
  [['Pool', 'Spa'], [], true],
  [['Pool', 'Spa'], ['Pool'], true],
  [['Pool', 'Spa'], ['Pool', 'Spa'], true],
  [['pool', 'SPA'], ['Pool', 'Spa'], true],
  [['Pool'], ['Pool', 'Spa'], false],
  [['Rooftop pool'], ['Pool'], false],
  [[], ['Kitchen'], false],
])('a place with %j has all of %j: %s', (amenities, wanted, expected) => {
  expect(hasAmenities(amenities, wanted)).toBe(expected);
});

test('the results keep the order of the list', () => {
  const list = [place({ name: 'B' }), place({ name: 'Other', type: 'hostel' }), place({ name: 'A' })];
  expect(names(list, { type: 'hotel' })).toEqual(['B', 'A']);
});

test('the filters combine as all-of', () => {
  const list = [
    place({ name: 'A', price: 400, amenities: ['Pool'] }),
    place({ name: 'B', price: 400 }),
    place({ name: 'C', price: 100, amenities: ['Pool'] }),
    place({ name: 'D', price: 400, amenities: ['Pool'], rating: 5 }),
  ];
  expect(names(list, { price: 'mid-range', amenities: ['Pool'], rating: '4' })).toEqual(['A']);
});
