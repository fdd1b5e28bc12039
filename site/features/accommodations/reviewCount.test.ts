import { expect, test } from 'vitest';
import type { Accommodation } from '#schemas/types/published.ts';
import { shownAmenities } from './amenities.ts';
import { reviewCountIn, sortByReviewCount } from './reviewCount.ts';

test.each([
  [['Pool', '1,204 reviews'], 'Text', 1204],
  [['Pool'], 'Loved in 87 reviews.', 87],
  [['12 reviews'], 'Loved in 87 reviews.', 12],
  [['500+ Reviews'], 'Text', 500],
  [['Great reviews'], 'Text', null],
  [['Pool'], 'Built in 1904.', null],
  [[], '', null],
])('amenities %j and description %j speak of %s reviews', (amenities, description, expected) => {
  expect(reviewCountIn({ amenities, description })).toBe(expected);
});

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
