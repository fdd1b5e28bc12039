import { expect, test } from 'vitest';
import { heightAt, type HeightGrid, unknownHeight } from './heightGrid.ts';

/** Three columns and two rows, a hundredth of a degree apart. */
const grid = (heights: number[]): HeightGrid => ({
  columns: 3,
  rows: 2,
  west: 14,
  north: 51,
  step: 0.01,
  heights: Int16Array.from(heights),
});
const slope = grid([1000, 1100, 1200, 1000, 1100, 1200]);

test.each([
  ['at a height of the grid', 51, 14, 1000],
  ['half way to the east', 51, 14.005, 1050],
  ['in the middle of four', 50.995, 14.015, 1150],
])('%s', (_, lat, lng, metres) => {
  expect(heightAt(slope, { lat, lng })).toBeCloseTo(metres, 6);
});

test('between four different heights each counts by its share', () => {
  expect(heightAt(grid([0, 100, 0, 200, 300, 0]), { lat: 50.9975, lng: 14.0075 })).toBeCloseTo(125, 6);
});

test.each([
  ['north', 51.001, 14.01],
  ['south', 50.989, 14.01],
  ['west', 50.995, 13.999],
  ['east', 50.995, 14.021],
])('outside in the %s nothing is known', (_, lat, lng) => {
  expect(heightAt(slope, { lat, lng })).toBeNull();
});

test('beside a gap of the grid nothing is known', () => {
  const torn = grid([1000, unknownHeight, 1200, 1000, 1100, 1200]);
  expect(heightAt(torn, { lat: 50.995, lng: 14.005 })).toBeNull();
});
