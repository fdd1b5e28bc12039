import { expect, test } from 'vitest';
import { amenities, hasAmenities } from './amenities.ts';

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
