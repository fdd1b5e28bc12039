import { expect, test } from 'vitest';
import { isAtLocation } from './isAtLocation.ts';

test.each([
  ['Lake Louise village', 'lake louise', true],
  ['Banff, west of town', 'banff', true],
  ['Canmore', 'banff', false],
])('"%s" is found in %s: %s', (place, location, expected) => {
  expect(isAtLocation(place, location)).toBe(expected);
});
