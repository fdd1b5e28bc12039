import { expect, test } from 'vitest';
import { numberedPoints } from './routeLine.ts';

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
