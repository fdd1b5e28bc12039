import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distancesAlong, type RoutePoint } from './line.ts';
import { distanceBetween } from '#schemas/rules/distanceBetween.ts';
import { simplifyLine } from './simplifyLine.ts';

const degrees = (from: number, to: number) => fc.double({ min: from, max: to, noNaN: true });
const point = fc.record({
  lat: degrees(51, 51.05),
  lng: degrees(-116.05, -116),
  elevation: fc.option(degrees(0, 3000)),
});
const line = fc.array(point, { minLength: 2, maxLength: 60 });

/** Metres on the ground from a point to the nearest of many places along a line. */
function metresToLine(away: RoutePoint, kept: readonly RoutePoint[]): number {
  const steps = 400;
  const places = kept.flatMap((from, index) => {
    const to = kept[index + 1] ?? from;
    return Array.from({ length: steps + 1 }, (_, n) => ({
      lat: from.lat + ((to.lat - from.lat) * n) / steps,
      lng: from.lng + ((to.lng - from.lng) * n) / steps,
    }));
  });
  return Math.min(...places.map((place) => distanceBetween(place, away) * 1000));
}

test('keeps both ends and never changes or reorders a point', () => {
  fc.assert(
    fc.property(line, fc.integer({ min: 0, max: 500 }), (points, tolerance) => {
      const kept = simplifyLine(points, tolerance);
      expect(kept[0]).toBe(points[0]);
      expect(kept.at(-1)).toBe(points.at(-1));
      const places = kept.map((one) => points.indexOf(one));
      expect(places).toEqual([...places].sort((a, b) => a - b));
    }),
  );
});

test('leaves no point out that is further from the line than the tolerance', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 2, maxLength: 12 }), (points) => {
      const kept = simplifyLine(points, 50);
      // Half a step of the sampled line and the error of the plane are allowed for.
      for (const one of points) expect(metresToLine(one, kept)).toBeLessThan(50 + 12);
    }),
    { numRuns: 30 },
  );
});

test('a simplified line is never longer', () => {
  fc.assert(
    fc.property(line, (points) => {
      const length = (some: RoutePoint[]) => distancesAlong(some).at(-1) ?? 0;
      expect(length(simplifyLine(points, 30))).toBeLessThanOrEqual(length(points) + 1e-9);
    }),
  );
});

test('a straight stretch keeps points in between', () => {
  const straight = Array.from({ length: 101 }, (_, n) => ({
    lat: 51 + n / 10_000,
    lng: -116,
    elevation: null,
  }));
  expect(simplifyLine(straight, 3)).toHaveLength(2);
  const kept = simplifyLine(straight, 3, 200);
  expect(kept.length).toBeLessThan(20);
  for (const [index, one] of kept.slice(1).entries()) {
    expect(distanceBetween(kept[index]!, one) * 1000).toBeLessThanOrEqual(200);
  }
});

test('a line of many points is done while the test has time: looking at pairs of them would take too long', () => {
  const zigzag = Array.from({ length: 100_000 }, (_, n) => ({
    lat: 51 + n / 1e6,
    lng: -116 + (n % 2) / 1e6,
    elevation: null,
  }));
  expect(simplifyLine(zigzag, 3)).toHaveLength(2);
});
