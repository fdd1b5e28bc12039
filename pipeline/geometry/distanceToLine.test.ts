import { expect, test } from 'vitest';
import { distanceToLine } from './line.ts';

/** A kilometre to the north. */
const km = 1 / 111.195;

test.each([
  ['at its start', { lat: 50, lng: 10 }, 0],
  [
    'beside its middle, which has no point',
    { lat: 50 + 5 * km, lng: 10 - km / Math.cos((50 * Math.PI) / 180) },
    1,
  ],
  ['beyond its end', { lat: 50 + 12 * km, lng: 10 }, 2],
])('a place %s', (_where, place, expected) => {
  const line = [
    { lat: 50, lng: 10 },
    { lat: 50 + 10 * km, lng: 10 },
  ];
  expect(distanceToLine(place, line)).toBeCloseTo(expected, 2);
});

test('a line of one point, and one of none', () => {
  expect(distanceToLine({ lat: 50, lng: 10 }, [{ lat: 50 + km, lng: 10 }])).toBeCloseTo(1, 2);
  expect(distanceToLine({ lat: 50, lng: 10 }, [])).toBe(Number.POSITIVE_INFINITY);
});
