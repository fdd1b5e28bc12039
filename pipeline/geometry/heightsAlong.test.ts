import { expect, test } from 'vitest';
import { distancesAlong } from './line.ts';
import type { HeightGrid } from './heightGrid.ts';
import { heightsAlong } from './heightsAlong.ts';

/** Rises by 1000 m for each hundredth of a degree to the north, which is 1.11 km. */
const slope: HeightGrid = {
  columns: 4,
  rows: 5,
  west: 14,
  north: 51.04,
  step: 0.01,
  heights: Int16Array.from(Array.from({ length: 20 }, (_, index) => 4000 - 1000 * Math.floor(index / 4))),
};
const at = (lat: number, elevation: number | null = null, name: string | null = null) => ({
  lat,
  lng: 14.015,
  elevation,
  name,
});

test('a line has a point at least every 50 m, those of its own among them', () => {
  const line = heightsAlong([at(51.01), at(51.0104), at(51.02)], slope) ?? [];
  const distances = distancesAlong(line);
  const steps = distances.slice(1).map((km, index) => km - (distances[index] ?? 0));
  expect(Math.max(...steps)).toBeLessThanOrEqual(0.05);
  expect(line.map(({ lat }) => lat)).toEqual(expect.arrayContaining([51.01, 51.0104, 51.02]));
});

test('heights are those of the ground', () => {
  const line = heightsAlong([at(51.01), at(51.02)], slope) ?? [];
  // The mean of five neighbours on an even slope is the point itself, but for the two at each end.
  for (const { lat, elevation } of line.slice(2, -2)) expect(elevation).toBeCloseTo((lat - 51) * 100_000, 0);
});

test('stated heights stay, and the ground moves with them in proportion', () => {
  const line = heightsAlong([at(51.01, 1100, 'Gate'), at(51.02, 2300, 'Crown')], slope) ?? [];
  expect(line[0]).toMatchObject({ name: 'Gate', elevation: 1100 });
  expect(line.at(-1)).toMatchObject({ name: 'Crown', elevation: 2300 });
  const middle = line[Math.floor(line.length / 2)];
  const share = ((middle?.lat ?? 0) - 51.01) / 0.01;
  const ground = ((middle?.lat ?? 0) - 51) * 100_000;
  const [first, last] = [1100 - groundAtEnd(line, 0), 2300 - groundAtEnd(line, -1)];
  expect(middle?.elevation).toBeCloseTo(ground + first + share * (last - first), 0);
});

/** Returns the mean height of the ground at an end, over its three points. */
function groundAtEnd(line: readonly { lat: number }[], end: 0 | -1): number {
  const three = end === 0 ? line.slice(0, 3) : line.slice(-3);
  return three.reduce((sum, { lat }) => sum + (lat - 51) * 100_000, 0) / 3;
}

test('before the first and after the last stated height the ground moves as there', () => {
  const flat = { ...slope, heights: slope.heights.map(() => 1500) };
  const line = heightsAlong([at(51.01), at(51.015, 1510), at(51.02)], flat) ?? [];
  expect(new Set(line.map(({ elevation }) => elevation))).toEqual(new Set([1510]));
});

test('a line that leaves the grid has no heights', () => {
  expect(heightsAlong([at(51.03), at(51.05)], slope)).toBeNull();
});

test('a stretch is parted evenly, and the points in between have no name', () => {
  const [a, b] = [at(51.01, null, 'Gate'), { ...at(51.011, null, 'Crown'), lng: 14.0166 }];
  const line = heightsAlong([a, b], slope) ?? [];
  // 159 m are four parts.
  expect(line.map(({ lat, lng, name }) => [lat.toFixed(5), lng.toFixed(5), name])).toEqual([
    ['51.01000', '14.01500', 'Gate'],
    ['51.01025', '14.01540', undefined],
    ['51.01050', '14.01580', undefined],
    ['51.01075', '14.01620', undefined],
    ['51.01100', '14.01660', 'Crown'],
  ]);
});

test('heights are told to the tenth of a metre', () => {
  const line = heightsAlong([at(51.01), at(51.0104)], slope) ?? [];
  expect(line.map(({ elevation }) => elevation)).toEqual([1020, 1020]);
  expect(heightsAlong([at(51.0100123)], slope)?.[0]?.elevation).toBe(1001.2);
});

test('between two stated heights the ground moves in proportion, and of two at one place the last counts', () => {
  const flat = { ...slope, heights: slope.heights.map(() => 1500) };
  const points = [
    at(51.01, 1500),
    at(51.0104, 1600),
    at(51.0107),
    at(51.0108, 1400),
    at(51.0108, 1480),
    at(51.0112),
  ];
  const line = heightsAlong(points, flat) ?? [];
  expect(line.map(({ elevation }) => elevation)).toEqual([1500, 1600, 1450, 1480, 1480, 1480]);
});
