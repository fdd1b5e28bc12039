import { expect, test } from 'vitest';
import { reviewCountIn } from './reviewCount.ts';

test.each([
  [['Pool', '1,204 reviews'], 'Also 7 reviews', 1204],
  [['Pool'], 'Loved in 1,018 reviews by guests.', 1018],
  [['500+ reviews'], '', 500],
  [['Rave reviews'], 'No number of reviews', null],
  [[], '', null],
])('amenities %j and description %j speak of %s reviews', (amenities, description, count) => {
  expect(reviewCountIn({ amenities, description })).toBe(count);
});
