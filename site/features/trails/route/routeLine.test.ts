import { expect, test } from 'vitest';
import { dangerousPoints, routeWaypoints, numberedPoints, trailNameOf } from './routeLine.ts';

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

const drawing = {
  /** A degree is a pixel. */
  project: ({ lat, lng }: { lat: number; lng: number }): [number, number] => [lng, lat],
  start: [0, 0] as [number, number],
  end: [100, 0] as [number, number],
};
const point = (lng: number, name: string) => ({ name, lat: 0, lng, elevation: null, km: 0 });

test('points keep the numbers of the list', () => {
  const points = [point(0, 'Gate'), point(40, 'Fork'), point(70, 'Tarn'), point(100, 'Hut')];
  expect(numberedPoints(points, drawing)).toEqual([
    { x: 40, y: 0, number: 2 },
    { x: 70, y: 0, number: 3 },
  ]);
});

test('a point without room has no number: 22 pixels are needed', () => {
  expect(numberedPoints([point(21.9, 'a')], drawing)).toEqual([]);
  expect(numberedPoints([point(22, 'a'), point(43.9, 'b'), point(44, 'c')], drawing)).toEqual([
    { x: 22, y: 0, number: 1 },
    { x: 44, y: 0, number: 3 },
  ]);
});

test('a trail of which only the slug is known is named by its words', () => {
  expect(trailNameOf('lake-agnes-trail')).toBe('Lake Agnes Trail');
  expect(trailNameOf('skoki')).toBe('Skoki');
});
