import { expect, test } from 'vitest';
import { published } from '../../../data/published.ts';
import { publishedFile } from '../../../test/publishedFile.ts';
import { hazardStretch, kilometresAlong, nearestKm, spotAt, stretchOf } from './alongRoute.ts';

const at = (lat: number, lng: number) => ({ lat, lng, elevation: null });
const line = [
  { x: 0, y: 0, km: 0 },
  { x: 100, y: 0, km: 2 },
  { x: 100, y: 50, km: 3 },
];

test('distances along a line end with the length of the walk, and a degree of longitude shrinks to the north', () => {
  const along = kilometresAlong({ preview: [at(60, 10), at(60, 10.2), at(60.1, 10.2)], lengthKm: 30 });
  expect(along[0]).toBe(0);
  expect(along[1]).toBeCloseTo(15, 1);
  expect(along[2]).toBe(30);
  expect(kilometresAlong({ preview: [at(60, 10), at(60, 10)], lengthKm: 3 })).toEqual([0, 0]);
});

test.each([
  [0, 0, 0],
  [1, 50, 0],
  [2.5, 100, 25],
  [3, 100, 50],
  [9, 100, 50],
])('at %f km', (km, x, y) => {
  expect(spotAt(line, km)).toEqual({ x, y });
});

test.each([
  [50, -30, 1],
  [130, 25, 2.5],
  [-40, 3, 0],
  [400, 400, 3],
])('nearest to %i, %i', (x, y, km) => {
  expect(nearestKm(line, { x, y })).toBeCloseTo(km);
});

test('without a line there is no place on it', () => {
  expect(nearestKm([], { x: 0, y: 0 })).toBeNull();
  expect(spotAt([], 1)).toBeNull();
});

test.each([
  [1, 1, [[50, 0]]],
  [
    0.5,
    1,
    [
      [25, 0],
      [50, 0],
    ],
  ],
  [
    1,
    2.5,
    [
      [50, 0],
      [100, 0],
      [100, 25],
    ],
  ],
  [
    2,
    3,
    [
      [100, 0],
      [100, 50],
    ],
  ],
  [
    2.5,
    9,
    [
      [100, 25],
      [100, 50],
    ],
  ],
])('the stretch from %f to %f km', (from, to, points) => {
  expect(stretchOf(line, from, to)).toEqual(points.map(([x, y]) => ({ x, y })));
});

test('without a line there is no stretch of it', () => {
  expect(stretchOf([], 1, 2)).toEqual([]);
});

const trail = publishedFile(published.trails).find(({ slug }) => slug === 'tarn-teahouse')!;
const withHazard = (fromKm: number | null, toKm: number | null) => ({
  ...trail,
  avalancheTerrain: { ...trail.avalancheTerrain, hazard: { place: 'a slope', fromKm, toKm } },
});

test('a stretch has two ends, a point one place, and a hazard without kilometres is not on the line', () => {
  expect(hazardStretch(withHazard(1.5, 2))).toEqual({ fromKm: 1.5, toKm: 2 });
  expect(hazardStretch(withHazard(0, null))).toEqual({ fromKm: 0, toKm: 0 });
  expect(hazardStretch(withHazard(null, null))).toBeNull();
  expect(
    hazardStretch({ ...trail, avalancheTerrain: { ...trail.avalancheTerrain, hazard: null } }),
  ).toBeNull();
});

test('kilometres of the whole walk are not marked on the line of a part', () => {
  const route = trail.route && { ...trail.route, covers: 'partial' as const };
  expect(hazardStretch({ ...withHazard(1.5, 2), route })).toBeNull();
  expect(hazardStretch({ ...withHazard(1.5, 2), route: null })).toBeNull();
});
