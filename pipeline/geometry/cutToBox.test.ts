import { expect, test } from 'vitest';
import { cutToBox, type Box, type LngLat } from './cutToBox.ts';

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
