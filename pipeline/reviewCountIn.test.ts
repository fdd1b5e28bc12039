import { expect, test } from 'vitest';
import { reviewCountIn } from './reviewCountIn.ts';

test.each([
  [['Pool', '1,204 reviews'], 'Also 7 reviews', 1204],
  [['Pool'], 'Loved in 1,018 reviews by guests.', 1018],
  [['500+ reviews'], '', 500],
  [['Rave reviews'], 'No number of reviews', null],
  [[], '', null],
])('%j and %j: %s', (amenities, description, count) => {
  expect(reviewCountIn(amenities, description)).toBe(count);
});
