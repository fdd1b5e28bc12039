import { expect, test } from 'vitest';
import { dangerousPoints, routeWaypoints } from './routeLine.ts';

const points = (count: number) => Array.from({ length: count }, (_, index) => ({ lat: index, lng: 0 }));

test.each([
  [0, 0],
  [10, 0],
  [11, 0],
  [14, 0],
  [15, 1],
  [29, 1],
  [30, 2],
  [45, 3],
  [1000, 3],
])('%i points have %i waypoints', (count, expected) => {
  expect(routeWaypoints(points(count))).toHaveLength(expected);
});

test('waypoints lie evenly between start and end', () => {
  expect(routeWaypoints(points(61)).map((point) => point.lat)).toEqual([15, 30, 45]);
});

test('the dangerous part of a line is cut out of it, at its kilometres', () => {
  const line = points(4);
  expect(dangerousPoints(line, 30, { fromKm: 5, toKm: 20 })).toEqual([
    { lat: 0.5, lng: 0 },
    { lat: 1, lng: 0 },
    { lat: 2, lng: 0 },
  ]);
  expect(dangerousPoints(line, 30, { fromKm: 5, toKm: 5 })).toEqual([{ lat: 0.5, lng: 0 }]);
  expect(dangerousPoints(line, 30, null)).toEqual([]);
});
