import { expect, test } from 'vitest';
import { cutToBox, type Box, type LngLat } from './line.ts';

const view: Box = [0, 0, 10, 10];

test('a line that leaves a view and comes back is two lines', () => {
  const line: LngLat[] = [
    [5, 5],
    [15, 5],
    [15, 8],
    [5, 8],
  ];
  expect(cutToBox(line, false, view)).toEqual([
    [
      [5, 5],
      [10, 5],
    ],
    [
      [10, 8],
      [5, 8],
    ],
  ]);
});

test('an area ends at the edge of the view', () => {
  const ring: LngLat[] = [
    [5, 5],
    [15, 5],
    [15, 15],
    [5, 15],
    [5, 5],
  ];
  const [part = []] = cutToBox(ring, true, view);
  expect(Math.max(...part.flat())).toBe(10);
  expect(Math.min(...part.flat())).toBe(5);
});

test('a line within a view is itself, and one outside of it has no points', () => {
  const line: LngLat[] = [
    [1, 2],
    [3, 4],
    [5, 4],
  ];
  expect(cutToBox(line, false, view)).toEqual([line]);
  expect(
    cutToBox(
      [
        [11, 1],
        [12, 1],
      ],
      false,
      view,
    ).flat(),
  ).toEqual([]);
});

test('an area within a view is itself, and one outside of it has no points', () => {
  const ring: LngLat[] = [
    [1, 1],
    [2, 1],
    [2, 2],
    [1, 1],
  ];
  expect(cutToBox(ring, true, view)).toEqual([ring]);
  expect(
    cutToBox(
      ring.map(([lng, lat]): LngLat => [lng + 20, lat]),
      true,
      view,
    ).flat(),
  ).toEqual([]);
});
