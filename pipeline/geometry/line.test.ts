import { expect, test, describe } from 'vitest';
import { interpolateElevations } from './elevations.ts';
import { cutToBox, distanceToLine, distancesAlong, type Box, type LngLat } from './line.ts';
import { profile } from './profile.ts';
import { simplifyLine } from './simplifyLine.ts';

const view: Box = [0, 0, 10, 10];
/** Reads points "x,y" parted by spaces. */
const read = (points: string) =>
  points.split(' ').map((each): LngLat => [Number(each.split(',')[0]), Number(each.split(',')[1])]);
const cut = (points: string, isArea: boolean) =>
  cutToBox(read(points), isArea, view).map((part) => part.join(' '));

test.each([
  [
    'a line that leaves a view and comes back is two lines',
    '5,5 15,5 15,8 5,8',
    false,
    ['5,5 10,5', '10,8 5,8'],
  ],
  ['a line within a view is itself', '1,2 3,4 5,4', false, ['1,2 3,4 5,4']],
  ['an area within a view is itself', '1,1 2,1 2,2 1,1', true, ['1,1 2,1 2,2 1,1']],
])('%s', (_, points, isArea, parts) => {
  expect(cut(points, isArea)).toEqual(parts);
});

test('an area ends at the edge of the view, and what is outside of it has no points', () => {
  const [part = []] = cutToBox(read('5,5 15,5 15,15 5,15 5,5'), true, view);
  expect([Math.max(...part.flat()), Math.min(...part.flat())]).toEqual([10, 5]);
  expect(cut('11,1 12,1', false).join('')).toBe('');
  expect(cut('21,1 22,1 22,2 21,1', true).join('')).toBe('');
});

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

/** A point at a distance in metres north and east of a place at 51° north, where a degree east is shorter. */
const at = (north: number, east = 0, elevation: number | null = null) => ({
  lat: 51 + north / 111_195,
  lng: -116 + east / (111_195 * Math.cos((51 * Math.PI) / 180)),
  elevation,
});

describe('a simplified line', () => {
  test('of two points or fewer stays', () => {
    expect(simplifyLine([], 5)).toEqual([]);
    const ends = [at(0), at(100)];
    expect(simplifyLine(ends.slice(1), 5)).toEqual(ends.slice(1));
    expect(simplifyLine(ends, 5)).toEqual(ends);
  });

  test.each([
    [4.9, 2],
    [5.1, 3],
  ])('with a bend %d m off, at a tolerance of 5 m, has %i points', (east, kept) => {
    expect(simplifyLine([at(0), at(50, east), at(100)], 5)).toHaveLength(kept);
    expect(simplifyLine([at(0), at(50, -east), at(100)], 5)).toHaveLength(kept);
    expect(simplifyLine([at(0), at(0, 50), at(east, 100), at(0, 150), at(0, 200)], 5)).toHaveLength(kept);
  });

  test.each([
    [1404.9, 2],
    [1405.1, 3],
    [1394.9, 3],
  ])('with a point at %d m between two at 1400 m has %i points', (elevation, kept) => {
    expect(simplifyLine([at(0, 0, 1400), at(50, 0, elevation), at(100, 0, 1400)], 5)).toHaveLength(kept);
  });

  test('where an elevation is unknown, the ground alone counts', () => {
    expect(simplifyLine([at(0, 0, 1400), at(50, 0, 1500), at(100, 0, null)], 5)).toHaveLength(2);
  });

  test('keeps the point that is furthest off first, then those that are off what is left', () => {
    const zigzag = [at(0), at(25, 12), at(50, 30), at(75, 16), at(100)];
    expect(simplifyLine(zigzag, 5)).toEqual([zigzag[0], zigzag[2], zigzag[4]]);
    expect(simplifyLine(zigzag, 0.5)).toEqual(zigzag);
  });

  test('keeps a way out beyond its end: distance is to the stretch, not to the line through it', () => {
    const [start, out, end] = [at(0), at(100), at(50)];
    expect(simplifyLine([start, out, end], 40)).toEqual([start, out, end]);
    expect(simplifyLine([start, at(-100), end], 40)).toHaveLength(3);
  });

  test('of a round that ends where it starts keeps what is furthest away', () => {
    const round = [at(0), at(50, 50), at(100), at(0)];
    expect(simplifyLine(round, 60)).toEqual([round[0], round[2], round[3]]);
  });

  test.each([
    [100, 5],
    [99.9, 5],
    [200, 3],
    [199.9, 5],
    [400, 2],
    [399.9, 3],
  ])('on a straight stretch of 400 m with steps of at most %d m has %i points', (maxStep, kept) => {
    const straight = [0, 100, 200, 300, 400].map((metres) => at(metres - 1e-4 * (metres / 400)));
    expect(simplifyLine(straight, 3, maxStep)).toHaveLength(kept);
  });

  test('counts climbing as way when steps are limited', () => {
    expect(simplifyLine([at(0, 0, 0), at(40, 0, 40), at(80, 0, 80)], 3, 100)).toHaveLength(3);
    expect(simplifyLine([at(0, 0, 0), at(0, 40, 40), at(0, 80, 80)], 3, 100)).toHaveLength(3);
    expect(simplifyLine([at(0, 0, 0), at(40, 0, 0), at(80, 0, 0)], 3, 100)).toHaveLength(2);
  });
});

test('distances along a line are of the same list once, and 0 at its start', () => {
  const points = [at(0), at(1000), at(1000, 500)];
  const distances = distancesAlong(points);
  expect(distances[0]).toBe(0);
  expect(distances[1]).toBeCloseTo(1, 3);
  expect(distances[2]).toBeCloseTo(1.5, 3);
  expect(distancesAlong(points)).toBe(distances);
});

test('elevations between two points at one place are those of the first', () => {
  const points = [at(0, 0, 1400), at(0), at(0, 0, 1500)];
  expect(interpolateElevations(points).map(({ elevation }) => elevation)).toEqual([1400, 1400, 1500]);
});

test('filled elevations go by distance, to a tenth of a metre', () => {
  const points = [at(0, 0, 1500), at(100), at(300, 0, 1400), at(600), at(900, 0, 1500)];
  expect(interpolateElevations(points).map(({ elevation }) => elevation)).toEqual([
    1500, 1466.7, 1400, 1450, 1500,
  ]);
});

describe('a profile', () => {
  test('of 41 points is sampled, and lies on the line between those that are known', () => {
    const peak = Array.from({ length: 41 }, (_, n) =>
      at(n * 100, 0, n <= 20 ? 1000 + n * 10 : 1400 - n * 10),
    );
    const shown = profile(peak);
    expect(shown).toHaveLength(40);
    for (const { km, elevation } of shown) {
      expect(Math.abs(elevation - (km <= 2 ? 1000 + km * 100 : 1400 - km * 100))).toBeLessThanOrEqual(1);
    }
    expect(shown[1]?.km).toBe(0.1);
    expect(shown[20]?.km).toBe(2.05);
  });

  test('begins and ends where elevations are known', () => {
    const points = [
      at(0),
      at(1000, 0, 1400),
      ...Array.from({ length: 50 }, (_, n) => at(1100 + n, 0, 1500)),
      at(9000),
    ];
    const shown = profile(points);
    expect(shown[0]).toEqual({ km: 1, elevation: 1400 });
    expect(shown.at(-1)).toEqual({ km: 1.15, elevation: 1500 });
  });

  test('of a walk on the spot is level', () => {
    const still = Array.from({ length: 50 }, () => at(0, 0, 1400));
    expect(profile(still)).toEqual(Array.from({ length: 40 }, () => ({ km: 0, elevation: 1400 })));
  });

  test('rounds to 10 m of way and a metre of height', () => {
    expect(profile([at(0, 0, 1400.4), at(1234, 0, 1500.6)])).toEqual([
      { km: 0, elevation: 1400 },
      { km: 1.23, elevation: 1501 },
    ]);
  });
});
