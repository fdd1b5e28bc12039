import fc from 'fast-check';
import { expect, test } from 'vitest';
import { climb, fivePointMean } from './climb.ts';
import { interpolateElevations } from './elevations.ts';
import { distancesAlong } from './line.ts';

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

const degrees = (from: number, to: number) => fc.double({ min: from, max: to, noNaN: true });
const elevation = fc.integer({ min: 0, max: 4000 });
const points = fc.array(
  fc.record({ lat: degrees(50, 53), lng: degrees(-118, -115), elevation: fc.option(elevation) }),
  { minLength: 2, maxLength: 80 },
);

test('distances start at 0 and never fall', () => {
  fc.assert(
    fc.property(points, (line) => {
      const distances = distancesAlong(line);
      expect(distances[0]).toBe(0);
      for (const [index, km] of distances.slice(1).entries())
        expect(km).toBeGreaterThanOrEqual(distances[index]!);
    }),
  );
});

test('filled elevations lie between those around them, and known ones stay', () => {
  fc.assert(
    fc.property(points, (line) => {
      const filled = interpolateElevations(line).map(({ elevation }) => elevation);
      expect(filled).toEqual(line.map(({ elevation }, index) => elevation ?? filled[index]));
      const known = line.flatMap(({ elevation }) => elevation ?? []);
      for (const metres of filled.filter((elevation) => elevation !== null)) {
        expect(metres).toBeGreaterThanOrEqual(Math.min(...known));
        expect(metres).toBeLessThanOrEqual(Math.max(...known));
      }
    }),
  );
});

test('the climb is at least the rise from first to last that counts, and at most the sum of all rises', () => {
  fc.assert(
    fc.property(fc.array(elevation, { minLength: 1, maxLength: 80 }), (elevations) => {
      const rises = elevations.slice(1).map((value, index) => Math.max(0, value - elevations[index]!));
      const total = rises.reduce((sum, rise) => sum + rise, 0);
      const metres = climb(elevations);
      expect(metres).toBeLessThanOrEqual(total);
      expect(metres === 0 || metres >= 10).toBe(true);
      expect(climb([...elevations].sort((a, b) => b - a))).toBe(0);
      const smooth = fivePointMean(elevations);
      expect(Math.max(...smooth)).toBeLessThanOrEqual(Math.max(...elevations));
      expect(Math.min(...smooth)).toBeGreaterThanOrEqual(Math.min(...elevations));
    }),
  );
});
