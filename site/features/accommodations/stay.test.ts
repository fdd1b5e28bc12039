import { expect, test } from 'vitest';
import { reviewCountIn } from '#schemas/rules/reviewCount.ts';
import type { Accommodation } from '#schemas/types/published.ts';
import { campingFacts, shownAmenities, reviewCountText, sortByReviewCount } from './stay.ts';

const camping = {
  sites: 74,
  hardSided: 'allowed' as const,
  season: 'May to October',
  services: ['showers' as const, 'flush toilets' as const],
  reservation: 'By reservation.',
};

test('a campground states its sites, guests, season, services and reservation', () => {
  expect(campingFacts(camping)).toEqual([
    { term: 'Sites', value: '74' },
    { term: 'Suitable for', value: 'Tents, trailers and motorhomes' },
    { term: 'Season', value: 'May to October' },
    { term: 'Services', value: 'Showers, flush toilets' },
    { term: 'Reservations', value: 'By reservation.' },
  ]);
});

test('an unknown number, unknown guests and no services are left out', () => {
  const bare = { ...camping, sites: null, hardSided: null, services: [] };
  expect(campingFacts(bare).map(({ term }) => term)).toEqual(['Season', 'Reservations']);
});

test.each([
  ['only', 'Hard-sided trailers and motorhomes only'],
  ['not allowed', 'Tents and soft-sided trailers only'],
] as const)('hard walls %s: %s', (hardSided, text) => {
  expect(campingFacts({ ...camping, hardSided })).toContainEqual({ term: 'Suitable for', value: text });
});

test('a house has none', () => {
  expect(campingFacts(null)).toEqual([]);
});

test.each([
  [['Pool', '1,204 reviews'], 'Text', 1204, '1,204'],
  [['Pool', '1204 reviews'], 'Text', 1204, '1,204'],
  [['Pool'], 'Loved in 87 reviews.', 87, '87'],
  [['12 reviews'], 'Loved in 87 reviews.', 12, '12'],
  [['500+ Reviews'], 'Text', 500, '500+'],
  [['Great reviews'], 'Loved in 87 reviews.', 87, '87'],
  [['Great reviews'], 'Text', null, null],
  [['Pool'], 'Built in 1904.', null, null],
  [[], '', null, null],
])(
  'amenities %j and description %j speak of %s reviews, shown as %s',
  (amenities, description, count, text) => {
    expect(reviewCountIn({ amenities, description })).toBe(count);
    expect(reviewCountText({ amenities, description })).toBe(text);
  },
);

test('the most reviewed come first; those without reviews keep their order at the end', () => {
  const place = (name: string, description: string, amenities: string[] = []): Accommodation => ({
    ...({} as Accommodation),
    name,
    description,
    amenities,
  });
  const sorted = sortByReviewCount([
    place('None', ''),
    place('Few', '9 reviews'),
    place('Many', '', ['1,000 reviews']),
    place('Also none', ''),
    place('Some', '80 reviews'),
  ]);
  expect(sorted.map(({ name }) => name)).toEqual(['Many', 'Some', 'Few', 'None', 'Also none']);
});

test('an amenity that carries the review count is not shown as one', () => {
  expect(shownAmenities(['Pool', '1,204 reviews', 'Guest Reviews', 'Spa'])).toEqual(['Pool', 'Spa']);
});
