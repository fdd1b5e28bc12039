import { describe, expect, test } from 'vitest';
import { recordsIn } from './boundRecords.ts';

/** Metres in a degree of latitude. */
const perDegree = 111_195;

const at = (lat: number, lng: number, north: number, east: number) => ({
  lat: lat + north / perDegree,
  lng: lng + east / perDegree / Math.cos((lat * Math.PI) / 180),
});

describe.each([0, 51.2, -51.2, 78])('at %d degrees of latitude', (lat) => {
  const road = { shape: 'road' as const, points: [at(lat, 14, 0, 0), at(lat, 14, 0, 3000)] };
  test.each([
    ['north', 1, 0, 0],
    ['south', -1, 0, 0],
    ['west of its beginning', 0, -1, 0],
    ['east of its end', 0, 1, 3000],
  ])('a road binds what is 490 m %s of it, not what is 510 m away', (_, north, east, from) => {
    const placed = [490, 510].map((metres) => ({
      key: String(metres),
      points: [at(lat, 14, north * metres, from + east * metres)],
    }));
    expect(recordsIn(road, placed)).toEqual(['490']);
  });

  test('a polygon binds what lies in it or on its edge, not what lies in the box around it alone', () => {
    const corner = at(lat, 14, 0, 0);
    const triangle = {
      shape: 'polygon' as const,
      points: [corner, at(lat, 14, 1000, 0), at(lat, 14, 0, 1000)],
    };
    const placed = Object.entries({
      inside: at(lat, 14, 300, 300),
      corner,
      outside: at(lat, 14, 700, 700),
      beyond: at(lat, 14, -1, 300),
    }).map(([key, point]) => ({ key, points: [point] }));
    expect(recordsIn(triangle, placed)).toEqual(['inside', 'corner']);
  });
});

test('a line binds its walk where one of its points lies in the area', () => {
  const road = { shape: 'road' as const, points: [at(51, 14, 0, 0)] };
  const far = at(51, 14, 9000, 0);
  expect(
    recordsIn(road, [
      { key: 'trail/near', points: [far, at(51, 14, 10, 0)] },
      { key: 'trail/far', points: [far] },
      { key: 'trail/without', points: [] },
    ]),
  ).toEqual(['trail/near']);
});
