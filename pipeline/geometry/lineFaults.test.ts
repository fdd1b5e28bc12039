import { expect, test } from 'vitest';
import { isInRegion, jumpsIn } from './lineFaults.ts';

const region = { south: 51, west: -117, north: 52, east: -115 };

test.each([
  [51, -117, true],
  [52, -115, true],
  [51.5, -116, true],
  [50.999, -116, false],
  [52.001, -116, false],
  [51.5, -117.001, false],
  [51.5, -114.999, false],
])('%d, %d in the region: %s', (lat, lng, isInside) => {
  expect(isInRegion(region, { lat, lng })).toBe(isInside);
});

/** Points on a meridian, at distances in metres from the first. */
const pointsAt = (...metres: number[]) =>
  metres.map((metre) => ({ lat: 51 + metre / 111_195.08, lng: -116 }));

test('a step of more than half a kilometre is a jump, told by the point after it', () => {
  expect(jumpsIn(pointsAt(0, 499, 998))).toEqual([]);
  const jumps = jumpsIn(pointsAt(0, 100, 601, 700, 1700));
  expect(jumps.map(({ index }) => index)).toEqual([2, 4]);
  expect(jumps[0]?.km).toBeCloseTo(0.501, 4);
  expect(jumps[1]?.km).toBeCloseTo(1, 4);
});

test('no point and one point have no step', () => {
  expect([jumpsIn([]), jumpsIn(pointsAt(0))]).toEqual([[], []]);
});
