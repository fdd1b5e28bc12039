import { expect, test } from 'vitest';
import { metresIfInFeet, interpolateElevations } from './elevations.ts';

test.each([
  [7005, 2135, 2135],
  [7086, 2135, 2160],
  [6923, 2135, 2110],
  [7087.5, 2135, null],
  [6922, 2135, null],
  [2135, 2135, null],
  [2160, 2135, null],
  [2200, 2135, null],
  [25, 10, null],
  [0, 0, null],
])('a track that tops at %d below a highest point of %d m: %s', (top, highPoint, metres) => {
  expect(metresIfInFeet(top, highPoint)).toBe(metres);
});

/** Points on a meridian, so that distance goes with the latitude. */
const points = (...elevations: (number | null)[]) =>
  elevations.map((elevation, n) => ({ lat: 51 + n, lng: -116, elevation }));
const elevationsOf = (...elevations: (number | null)[]) =>
  interpolateElevations(points(...elevations)).map(({ elevation }) => elevation);

test('knows nothing before the first and after the last known elevation', () => {
  expect(elevationsOf(null, 1500, null)).toEqual([null, 1500, null]);
  expect(elevationsOf(null, null)).toEqual([null, null]);
});

test('never touches a known elevation, not even one of 0', () => {
  expect(elevationsOf(0, null, 10)).toEqual([0, 5, 10]);
});
