import { expect, test } from 'vitest';
import { testAddresses } from './testAddresses.ts';
import { amenities } from '../rules/amenities.ts';
import { priceRanges } from '../rules/stays/stayPrice.ts';
import type { Accommodation } from '../types/published.ts';
import { accommodationFilters, type AccommodationFilterState } from './accommodationFilters.ts';

const locations = [
  { id: 'banff', label: 'Banff' },
  { id: 'lake louise', label: 'Lake Louise' },
  { id: 'canmore', label: 'Canmore' },
];
const context = { locations, currency: 'CAD' };
const none = accommodationFilters.none;
const minimumRatings = ['3', '4', '4.5'] as const;
const names = (list: Accommodation[], filters: Partial<AccommodationFilterState>) =>
  accommodationFilters.apply(list, { ...none, ...filters }, context).map(({ name }) => name);

/** Labels of the chips, and what each of them changes when it is removed. */
const chipsOf = (filters: Partial<AccommodationFilterState>) =>
  accommodationFilters
    .active({ ...none, ...filters }, context)
    .map(({ label, without }): [string, unknown] => [label, [without]]);

test.each<[Partial<AccommodationFilterState>, number]>([
  [{}, 0],
  [{ search: 'x' }, 0],
  [{ price: 'budget' }, 1],
  [{ rating: '4.5' }, 1],
  [{ location: 'banff' }, 1],
  [{ type: 'hotel' }, 1],
  [{ amenities: ['Pool', 'Spa'] }, 2],
  [{ price: 'budget', rating: '3', location: 'banff', type: 'hostel', amenities: ['Pool'] }, 5],
])('the badge counts amenities and each other filter, and not the search: %j, %s', (filters, count) => {
  expect(accommodationFilters.count({ ...none, ...filters })).toBe(count);
});

testAddresses(accommodationFilters, context, {
  whole: {
    search: 'inn & spa',
    price: 'mid-range',
    rating: '4.5',
    location: 'lake louise',
    type: 'hostel',
    for: ['dogs'],
    amenities: ['Hot tub', 'Rooftop pool'],
  },
  senseless: [
    'price=free&rating=3.5&location=Atlantis&type=castle&amenities=,Moat',
    'rating=__proto__',
    'rating=4.50',
    'amenities[]=Pool',
    'amenities=pool',
    'visible=1e9',
    '%',
  ],
  sensible: [
    ['amenities=Spa&amenities=Pool', { amenities: ['Pool', 'Spa'] }],
    ['amenities=Spa,Moat,Pool', { amenities: ['Pool', 'Spa'] }],
    ['rating=4&rating=3', { rating: '4' }],
    ['location=lake+louise', { location: 'lake louise' }],
  ],
  keys: ['q', 'price', 'rating', 'location', 'type', 'amenities'],
  values: [
    ...priceRanges,
    ...minimumRatings,
    ...locations.map(({ id }) => id),
    ...(['resort', 'hotel', 'hostel', 'campground'] as const),
    ...amenities,
  ],
});

test('without filters there is no chip; the search is none', () => {
  expect(chipsOf({ search: 'lodge' })).toEqual([]);
});

test('every filter has a chip, which takes back that filter alone', () => {
  expect(
    chipsOf({
      price: 'budget',
      rating: '4.5',
      location: 'canmore',
      type: 'hostel',
      amenities: ['Pool', 'Spa'],
    }),
  ).toEqual([
    ['Up to CA $300', [{ price: 'all' }]],
    ['4.5 of 5 or better', [{ rating: 'all' }]],
    ['Canmore', [{ location: 'all' }]],
    ['Hostel', [{ type: 'all' }]],
    ['Pool', [{ amenities: ['Spa'] }]],
    ['Spa', [{ amenities: ['Pool'] }]],
  ]);
});

test('the labels of prices state the thresholds that are applied', () => {
  const labelOf = (price: AccommodationFilterState['price']) => chipsOf({ price })[0]?.[0];
  expect([labelOf('budget'), labelOf('mid-range'), labelOf('luxury')]).toEqual([
    'Up to CA $300',
    'CA $300 to under $700',
    'CA $700 and above',
  ]);
});

test('ratings and types are said in words', () => {
  expect((['3', '4', '4.5'] as const).map((rating) => chipsOf({ rating })[0]?.[0])).toEqual([
    '3 of 5 or better',
    '4 of 5 or better',
    '4.5 of 5 or better',
  ]);
  expect(
    (['resort', 'hotel', 'hostel', 'campground'] as const).map((type) => chipsOf({ type })[0]?.[0]),
  ).toEqual(['Resort', 'Hotel', 'Hostel', 'Campground']);
});

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
  const list = [place({ rating, ratingScale })];
  expect(minimumRatings.filter((minimum) => names(list, { rating: minimum }).length === 1)).toEqual(expected);
  expect(names(list, { rating: 'all' })).toHaveLength(1);
});

test('a minimum rating asks for something where a place is rated, and for nothing where none is', () => {
  const requested = { ...none, rating: '4', type: 'hotel' } as const;
  const unrated = place({ rating: null, ratingScale: null });
  expect(accommodationFilters.applicable(requested, [unrated, place({})])).toEqual(requested);
  expect(accommodationFilters.applicable(requested, undefined)).toEqual(requested);
  for (const list of [[unrated], []]) {
    expect(accommodationFilters.applicable(requested, list)).toEqual({ ...requested, rating: 'all' });
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
  const offered = (location: string) =>
    accommodationFilters
      .fields(list, { ...none, location }, { ...context, locations })
      .find(({ name }) => name === 'location')
      ?.options.map(({ value }) => value);
  expect(offered('all')).toEqual(['all', 'banff', 'canmore']);
  expect(offered('jasper')).toEqual(['all', 'banff', 'jasper', 'canmore']);
});

test.each(['resort', 'hotel', 'hostel', 'campground'] as const)('the type %s hides the others', (type) => {
  const list = (['resort', 'hotel', 'hostel', 'campground'] as const).map((kind) =>
    place({ name: kind, type: kind }),
  );
  expect(names(list, { type })).toEqual([type]);
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
