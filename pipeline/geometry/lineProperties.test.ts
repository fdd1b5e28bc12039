import fc from 'fast-check';
import { expect, test } from 'vitest';
import { climb, fivePointMean } from './climb.ts';
import { distancesAlong } from './line.ts';
import { interpolateElevations } from './elevations.ts';
import { profile } from './profile.ts';

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

test('a profile has at most 40 points in order of distance, none where nothing is known', () => {
  fc.assert(
    fc.property(points, (line) => {
      const shown = profile(line);
      const known = line.filter((point) => point.elevation !== null);
      expect(shown.length).toBe(known.length < 2 ? 0 : Math.min(40, known.length));
      for (const [index, { km }] of shown.slice(1).entries())
        expect(km).toBeGreaterThanOrEqual(shown[index]!.km);
    }),
  );
});
