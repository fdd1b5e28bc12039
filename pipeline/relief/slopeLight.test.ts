import { expect, test } from 'vitest';
import type { HeightGrid } from '../geometry/heightGrid.ts';
import { cellOf, fadeKm, nearnessToEdge, slopeLight } from './slopeLight.ts';

const size = 200;
/** A square grid of about 90 m cells at 51° north, with a height for each column and row. */
const gridOf = (heightOf: (column: number, row: number) => number): HeightGrid => ({
  columns: size,
  rows: size,
  west: -116,
  north: 51.5,
  step: 1 / 1200,
  heights: Int16Array.from(
    Array.from({ length: size * size }, (_, index) => heightOf(index % size, Math.floor(index / size))),
  ),
});
const middle = (size / 2) * size + size / 2;
const lightOn = (heightOf: (column: number, row: number) => number) =>
  slopeLight(gridOf(heightOf))[middle] ?? 0;

test('flat ground is as light as flat ground', () => {
  expect(Math.max(...slopeLight(gridOf(() => 1500)).map(Math.abs))).toBe(0);
});

test('slopes to the north-west are lighter, those to the south-east darker', () => {
  // Lower in the north-west: the slope faces there.
  expect(lightOn((column, row) => 5 * (column + row))).toBeGreaterThan(0.05);
  expect(lightOn((column, row) => 3000 - 5 * (column + row))).toBeLessThan(-0.05);
  expect(lightOn((column, row) => 1500 + 5 * (column - row))).toBeCloseTo(0, 1);
});

test('a slope of 45 degrees away from the light lies half in its full shadow', () => {
  const { eastKm, northKm } = cellOf(gridOf(() => 0));
  // Rises by 1 m a metre towards the north-west: the light grazes it, and its cosine is 0.
  const rise = (column: number, row: number) =>
    8000 - (column * eastKm * 1000 + row * northKm * 1000) * Math.SQRT1_2;
  expect(lightOn(rise)).toBeCloseTo(-Math.SQRT1_2, 2);
});

test('the relief fades out over 3 km towards the edge', () => {
  const grid = gridOf(() => 0);
  const nearness = nearnessToEdge(grid);
  const { eastKm } = cellOf(grid);
  expect(nearness(0, size / 2)).toBe(0);
  expect(nearness(Math.ceil(fadeKm / eastKm), size / 2)).toBe(1);
  expect(nearness(Math.round(fadeKm / 2 / eastKm), size / 2)).toBeCloseTo(0.5, 1);
  const light = slopeLight(gridOf((column, row) => 5 * (column + row)));
  expect(light[0]).toBe(0);
  expect(light[(size / 2) * size + 5] ?? 0).toBeLessThan(light[middle] ?? 0);
});
