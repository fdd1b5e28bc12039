import { expect, test } from 'vitest';
import { climb, fivePointMean } from './climb.ts';

test.each([
  ['one rise', [1400, 1500], 100],
  ['exactly 10 m counts', [1400, 1410], 10],
  ['9 m does not', [1400, 1409], 0],
  ['downhill is no climb', [1500, 1400], 0],
  ['a dip of 9 m does not cut a rise in two', [1400, 1450, 1441, 1500], 100],
  ['a dip of 10 m does', [1400, 1450, 1440, 1500], 110],
  ['noise below 10 m never adds up', [1400, 1405, 1400, 1405, 1400, 1405], 0],
  ['the lowest point before the rise counts', [1405, 1400, 1408, 1415], 15],
  ['no point', [], 0],
])('%s', (_name, elevations, metres) => {
  expect(climb(elevations)).toBe(metres);
});

test('the mean takes two neighbours on each side, fewer at the ends', () => {
  expect(fivePointMean([10, 20, 30, 40, 100])).toEqual([20, 25, 40, 47.5, 170 / 3]);
});
