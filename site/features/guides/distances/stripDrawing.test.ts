import { expect, test } from 'vitest';
import { stripDrawing } from './stripDrawing.ts';

const box = { width: 1000, margin: 100 };
const leg = (to: string, km: number, time: string | null = null) => ({ to, km, time });

test('places stand in proportion to the road, what is said of a leg at its middle', () => {
  const { stops, legs } = stripDrawing({ start: 'A', legs: [leg('B', 25, 'an hour'), leg('C', 75)] }, box);
  expect(stops).toEqual([
    { lines: ['A'], x: 100, row: 0 },
    { lines: ['B'], x: 300, row: 0 },
    { lines: ['C'], x: 900, row: 0 },
  ]);
  expect(legs).toEqual([
    { lines: ['25 km', 'an hour'], x: 200, row: 0 },
    { lines: ['75 km'], x: 600, row: 0 },
  ]);
});

test.each([
  // Names of four letters are 38 wide: with 12 between them their middles are at least 50 apart.
  [62.5, 0],
  [62.4, 1],
])('names that would touch stand on rows of their own: %d km of 1,000', (km, row) => {
  const { stops } = stripDrawing({ start: 'Here', legs: [leg('Near', km), leg('Away', 1000 - km)] }, box);
  expect(stops.map((stop) => stop.row)).toEqual([0, row, 0]);
});

test('a third name beside two others takes a third row', () => {
  const { stops } = stripDrawing(
    { start: 'Here', legs: [leg('Near', 10), leg('Next', 10), leg('Away', 980)] },
    box,
  );
  expect(stops.map(({ row }) => row)).toEqual([0, 1, 2, 0]);
});

test('the longest line of a leg says how much room it takes', () => {
  const { legs } = stripDrawing(
    { start: 'A', legs: [leg('B', 100, 'about a quarter of an hour'), leg('C', 900)] },
    box,
  );
  expect(legs.map(({ row }) => row)).toEqual([0, 0]);
  const short = stripDrawing(
    { start: 'A', legs: [leg('B', 100, 'about a quarter of an hour'), leg('C', 100), leg('D', 800)] },
    box,
  );
  expect(short.legs.map(({ row }) => row)).toEqual([0, 1, 0]);
});
