import { expect, test } from 'vitest';
import type { HeightGrid } from '../../../geometry/heightGrid.ts';
import { checkedFixture } from '../../../fixtures/checkedFixture.ts';
import { groundHeights } from './heights.ts';

const content = checkedFixture();

/** Ground that is everywhere as high, around the trail to the teahouse, whose ends are 1735 and 2135 m high. */
const flatAt = (height: number): HeightGrid => ({
  columns: 20,
  rows: 20,
  west: 14.2,
  north: 51.45,
  step: 0.005,
  heights: Int16Array.from(Array.from({ length: 400 }, () => height)),
});
const found = (heightGrid: HeightGrid | null) =>
  groundHeights
    .check({ ...content, heightGrid }, '2026-11-20')
    .map(({ file, message }) => `${file}: ${message}`);

test.each([
  ['40 m below', 1775, 3],
  ['41 m below', 1776, 4],
  ['40 m above all', 2095, 3],
  ['39 m above', 2096, 3],
])('points differ by more than 40 m from ground %s', (_, height, count) => {
  expect(found(flatAt(height))).toHaveLength(count);
});

test('the message says the height of the point and of the ground', () => {
  expect(found(flatAt(2136))[0]).toContain(
    'this point is 1735 m high, and the ground there lies at 2136 to 2136 m',
  );
});

test('without heights, and outside of them, nothing is said', () => {
  expect(found(null)).toEqual([]);
  expect(found({ ...flatAt(0), north: 60 })).toEqual([]);
});
