import { expect, test } from 'vitest';
import { interpolateElevations } from './elevations.ts';

/** Points on a meridian, so that distance goes with the latitude. */
const points = (...elevations: (number | null)[]) =>
  elevations.map((elevation, n) => ({ lat: 51 + n, lng: -116, elevation }));
const elevationsOf = (...elevations: (number | null)[]) =>
  interpolateElevations(points(...elevations)).map(({ elevation }) => elevation);

test('fills gaps in proportion to the distance walked', () => {
  expect(elevationsOf(1400, null, null, 1700)).toEqual([1400, 1500, 1600, 1700]);
});

test('knows nothing before the first and after the last known elevation', () => {
  expect(elevationsOf(null, 1500, null)).toEqual([null, 1500, null]);
  expect(elevationsOf(null, null)).toEqual([null, null]);
});

test('never touches a known elevation, not even one of 0', () => {
  expect(elevationsOf(0, null, 10)).toEqual([0, 5, 10]);
});
