import { expect, test } from 'vitest';
import { testAddresses } from './testAddresses.ts';
import { activityCategories } from '../rules/activities/activityCategory.ts';
import { activityDurations } from '../rules/activities/activityDuration.ts';
import { priceRanges } from '../rules/activities/activityPrice.ts';
import type { Activity } from '../types/published.ts';
import { activityFilters, type ActivityFilterState } from './activityFilters.ts';

const locations = [
  { id: 'banff', label: 'Banff' },
  { id: 'lake louise', label: 'Lake Louise' },
];
const context = { locations, currency: 'CAD' };
const none = activityFilters.none;
const difficulties = ['easy', 'moderate', 'difficult'] as const;
const names = (list: Activity[], filters: Partial<ActivityFilterState>) =>
  activityFilters.apply(list, { ...none, ...filters }, context).map(({ name }) => name);

/** Labels of the chips, and what each of them changes when it is removed. */
const chipsOf = (filters: Partial<ActivityFilterState>) =>
  activityFilters
    .active({ ...none, ...filters }, context)
    .map(({ label, without }): [string, unknown] => [label, [without]]);
const labelOf = (filters: Partial<ActivityFilterState>) => chipsOf(filters)[0]?.[0];

test.each<[Partial<ActivityFilterState>, number]>([
  [{}, 0],
  [{ search: 'x' }, 0],
  [{ category: ['water'] }, 1],
  [{ price: 'mid' }, 1],
  [{ location: 'banff' }, 1],
  [{ difficulty: 'easy' }, 1],
  [{ duration: 'short' }, 1],
  [
    {
      category: ['water', 'skiing'],
      price: 'mid',
      location: 'banff',
      difficulty: 'easy',
      duration: 'short',
    },
    6,
  ],
])('the badge counts categories and each other filter, and not the search: %j, %s', (filters, count) => {
  expect(activityFilters.count({ ...none, ...filters })).toBe(count);
});

testAddresses(activityFilters, context, {
  whole: {
    search: 'ice & snow',
    category: ['skiing', 'water'],
    price: 'luxury',
    location: 'lake louise',
    car: 'bus',
    weather: 'rain',
    difficulty: 'difficult',
    duration: 'multi-day',
  },
  senseless: [
    'category=,,&price=free&difficulty=__proto__&duration=all',
    'category[]=water',
    'price=Mid',
    'difficulty=hard',
    'location=Banff',
    '%',
  ],
  sensible: [
    ['category=water&category=hiking', { category: ['hiking', 'water'] }],
    ['price=luxury&price=mid', { price: 'luxury' }],
    ['location=lake+louise', { location: 'lake louise' }],
  ],
  keys: ['q', 'category', 'price', 'location', 'difficulty', 'duration'],
  values: [
    ...activityCategories,
    ...priceRanges,
    ...locations.map(({ id }) => id),
    ...difficulties,
    ...activityDurations,
  ],
});

test('without filters there is no chip; the search is none', () => {
  expect(chipsOf({ search: 'canoe' })).toEqual([]);
});

test('every filter has a chip, which takes back that filter alone', () => {
  expect(
    chipsOf({
      category: ['skiing', 'water'],
      price: 'mid',
      location: 'lake louise',
      difficulty: 'easy',
      duration: 'half-day',
    }),
  ).toEqual([
    ['Skiing', [{ category: ['water'] }]],
    ['Water', [{ category: ['skiing'] }]],
    ['$100 to $300', [{ price: 'all' }]],
    ['Lake Louise', [{ location: 'all' }]],
    ['Easy', [{ difficulty: 'all' }]],
    ['Half day', [{ duration: 'all' }]],
  ]);
});

test('the labels of prices state the thresholds that are applied', () => {
  expect((['budget', 'mid', 'luxury'] as const).map((price) => labelOf({ price }))).toEqual([
    'Under $100',
    '$100 to $300',
    'Over $300',
  ]);
});

test('categories, difficulties and durations are said in words', () => {
  expect(activityCategories.map((category) => labelOf({ category: [category] }))).toEqual([
    'Skiing',
    'Hiking',
    'Photography',
    'Wellness',
    'Wildlife',
    'Water',
    'Dining',
  ]);
  expect((['easy', 'moderate', 'difficult'] as const).map((difficulty) => labelOf({ difficulty }))).toEqual([
    'Easy',
    'Moderate',
    'Difficult',
  ]);
  expect(activityDurations.map((duration) => labelOf({ duration }))).toEqual([
    'A few hours',
    'Half day',
    'A full day',
    'Several days',
  ]);
});

const activity = (over: Partial<Activity>): Activity => ({
  ...({} as Activity),
  name: 'Name',
  description: 'Text',
  category: 'sightseeing',
  price: '50',
  difficulty: 'easy',
  duration: '2 hours',
  ...over,
});

test('the search matches part of name or description in any case, and nothing else', () => {
  const list = [
    activity({ name: 'Blue paddle' }),
    activity({ name: 'Second', description: 'On the BLUE lake' }),
    activity({ name: 'Third', location: 'Blue Road', category: 'blue', highlights: ['Blue'] }),
  ];
  expect(names(list, { search: 'blue' })).toEqual(['Blue paddle', 'Second']);
});

test.each(['banff', 'lake louise'])(
  'the location %s matches as part of the location text, in any case',
  (location) => {
    const list = [
      activity({ name: 'A', location: `${location.toUpperCase()}, dock` }),
      activity({ name: 'B', location: 'Elsewhere' }),
    ];
    expect(names(list, { location })).toEqual(['A']);
    expect(names(list, { location: 'all' })).toEqual(['A', 'B']);
  },
);

test('only locations with an activity are offered', () => {
  const [field] = activityFilters
    .fields([activity({ location: 'Lake Louise, dock' })], none, context)
    .filter(({ name }) => name === 'location');
  expect(field?.options.map(({ value }) => value)).toEqual(['all', 'lake louise']);
});

test('several categories combine as any-of', () => {
  const list = [
    activity({ name: 'A', category: 'skiing' }),
    activity({ name: 'B', category: 'water' }),
    activity({ name: 'C', category: 'culture' }),
  ];
  expect(names(list, { category: ['skiing', 'water'] })).toEqual(['A', 'B']);
});

test.each(['easy', 'moderate', 'difficult'] as const)('the difficulty %s hides the others', (difficulty) => {
  const list = (['easy', 'moderate', 'difficult'] as const).map((level) =>
    activity({ name: level, difficulty: level }),
  );
  expect(names(list, { difficulty })).toEqual([difficulty]);
  expect(names(list, { difficulty: 'all' })).toHaveLength(3);
});

test('the filters combine as all-of', () => {
  const list = [
    activity({ name: 'A', price: '100' }),
    activity({ name: 'B', price: '100', duration: 'Full day' }),
  ];
  expect(names(list, { price: 'mid', duration: 'short' })).toEqual(['A']);
});
