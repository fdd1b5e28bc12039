import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amenities } from '#schemas/rules/amenities.ts';
import { priceRanges } from '#schemas/rules/stayPrice.ts';
import { anyQuery } from '../../test/anyQuery.ts';
import {
  type AccommodationFilters,
  accommodationTypes,
  activeFilterCount,
  minimumRatings,
  noAccommodationFilters,
  readAccommodationFilters,
  writeAccommodationFilters,
} from './accommodationFilters.ts';

const locations = [
  { id: 'banff', label: 'Banff' },
  { id: 'lake louise', label: 'Lake Louise' },
];
const read = (query: string) => readAccommodationFilters(new URLSearchParams(query), locations);

test('nothing is chosen by default', () => {
  expect(noAccommodationFilters).toEqual({
    search: '',
    price: 'all',
    rating: 'all',
    location: 'all',
    type: 'all',
    amenities: [],
  });
  expect(read('')).toEqual(noAccommodationFilters);
});

test('the ten amenities of the filter', () => {
  expect(amenities).toEqual([
    'Pool',
    'Hot tub',
    'Spa',
    'Restaurant',
    'Breakfast included',
    'VIP Access',
    'Fully refundable',
    'Kitchen',
    'Mountain views',
    'Rooftop pool',
  ]);
});

test.each<[Partial<AccommodationFilters>, number]>([
  [{}, 0],
  [{ search: 'x' }, 0],
  [{ price: 'budget' }, 1],
  [{ rating: '4.5' }, 1],
  [{ location: 'banff' }, 1],
  [{ type: 'hotel' }, 1],
  [{ amenities: ['Pool', 'Spa'] }, 2],
  [{ price: 'budget', rating: '3', location: 'banff', type: 'hostel', amenities: ['Pool'] }, 5],
])('the badge counts amenities and each other filter, and not the search: %j, %s', (filters, count) => {
  expect(activeFilterCount({ ...noAccommodationFilters, ...filters })).toBe(count);
});

test('filters survive the way through the address, and defaults stay out of it', () => {
  const filters: AccommodationFilters = {
    search: 'inn & spa',
    price: 'mid-range',
    rating: '4.5',
    location: 'lake louise',
    type: 'hostel',
    amenities: ['Hot tub', 'Rooftop pool'],
  };
  expect(read(writeAccommodationFilters(filters).toString())).toEqual(filters);
  expect(writeAccommodationFilters(noAccommodationFilters).toString()).toBe('');
});

test.each([
  'price=free&rating=3.5&location=Atlantis&type=castle&amenities=,Moat',
  'rating=__proto__',
  'rating=4.50',
  'amenities[]=Pool',
  'amenities=pool',
  'visible=1e9',
  '%',
])('a senseless query is ignored: %s', (query) => {
  expect(read(query)).toEqual(noAccommodationFilters);
});

test.each([
  ['amenities=Spa&amenities=Pool', { amenities: ['Pool', 'Spa'] }],
  ['amenities=Spa,Moat,Pool', { amenities: ['Pool', 'Spa'] }],
  ['rating=4&rating=3', { rating: '4' }],
  ['location=lake+louise', { location: 'lake louise' }],
])('what makes sense of %s is kept', (query, expected) => {
  expect(read(query)).toEqual({ ...noAccommodationFilters, ...expected });
});

test('a search of 100 KB is a search', () => {
  const search = '%'.repeat(100_000);
  expect(read(`q=${encodeURIComponent(search)}`).search).toBe(search);
});

test('any query can be read, gives known choices alone, and is the same once it has been written', () => {
  const keys = ['q', 'price', 'rating', 'location', 'type', 'amenities'];
  const places = locations.map(({ id }) => id);
  const values = [...priceRanges, ...minimumRatings, ...places, ...accommodationTypes, ...amenities];
  fc.assert(
    fc.property(anyQuery(keys, values), (query) => {
      const filters = readAccommodationFilters(query, locations);
      const { price, rating, location, type } = filters;
      expect(['all', ...values]).toEqual(
        expect.arrayContaining([price, rating, location, type, ...filters.amenities]),
      );
      expect(read(writeAccommodationFilters(filters).toString())).toEqual(filters);
    }),
  );
});
