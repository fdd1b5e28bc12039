import { describe, expect, test } from 'vitest';
import { slopesOf } from './slopes.ts';

/** A degree of latitude in kilometres, with the radius of distanceBetween. */
const kmPerDegree = 111.195;

/** A line to the north with heights at kilometres. */
const lineOf = (...points: [km: number, height: number | null][]) =>
  points.map(([km, elevation]) => ({ lat: 51 + km / kmPerDegree, lng: 14, elevation }));

/** Reads a line of points "kilometre:height". */
const read = (points: string) =>
  lineOf(
    ...points
      .split(' ')
      .map((each): [number, number] => [Number(each.split(':')[0]), Number(each.split(':')[1])]),
  );

describe('the grade of a slope', () => {
  test.each([
    ['4.9 %', 49, 'flat'],
    ['5.1 %', 51, 'steady'],
    ['11.9 %', 119, 'steady'],
    ['12.1 %', 121, 'steep'],
    ['19.9 %', 199, 'steep'],
    ['20.1 %', 201, 'very-steep'],
  ])('of %s is named, up and down', (_, metres, grade) => {
    const up = slopesOf(lineOf([0, 1500], [1, 1500 + metres]));
    const down = slopesOf(lineOf([0, 1500], [1, 1500 - metres]));
    expect(up?.stretches).toEqual([{ fromKm: 0, toKm: 1, grade }]);
    expect(down?.stretches).toEqual([{ fromKm: 0, toKm: 1, grade }]);
  });

  // A slope is taken over 200 m around the middle of each 50 m, so it begins and ends where half of it counts.
  test.each([
    [
      'a kilometre up of 25 %',
      '0:1500 1:1500 2:1750 3:1750',
      '0-1.05 flat, 1.05-2.05 very-steep, 2.05-3 flat',
    ],
    ['a kilometre down of 15 %', '0:1900 1:1900 2:1750 3:1750', '0-1.05 flat, 1.05-2.05 steep, 2.05-3 flat'],
    ['a step that is too short to be seen', '0:1500 1:1500 1.1:1510.4 2:1510.4', '0-2 flat'],
    ['a first step that is short', '0:1500 0.1:1520 1:1520', '0-0.15 steep, 0.15-1 flat'],
    ['a last step that is short', '0:1500 0.95:1500 1:1510', '0-1 flat'],
  ])('changes along the way: %s', (_, points, stretches) => {
    const found = slopesOf(read(points))?.stretches ?? [];
    expect(found.map(({ fromKm, toKm, grade }) => `${fromKm}-${toKm} ${grade}`).join(', ')).toBe(stretches);
  });

  test('stretches follow one another without a gap', () => {
    const { stretches = [] } = slopesOf(lineOf([0, 1500], [0.7, 1510], [1.3, 1700], [2.9, 1650])) ?? {};
    for (const [index, { fromKm }] of stretches.entries())
      expect(fromKm).toBe(stretches[index - 1]?.toKm ?? 0);
  });
});

test('climb, descent, highest and lowest point are those of the line', () => {
  expect(slopesOf(lineOf([0, 1500], [1, 1700], [2, 1450], [3, 1480]))).toMatchObject({
    climbM: 230,
    descentM: 250,
    highestM: 1700,
    lowestM: 1450,
  });
});

test('a line without a height, or of less than half a kilometre, has none', () => {
  expect(slopesOf(lineOf([0, 1500], [1, null], [2, 1600]))).toBeNull();
  expect(slopesOf(lineOf([0, 1500], [0.49, 1600]))).toBeNull();
  expect(slopesOf(lineOf([0, 1500], [0.51, 1600]))).not.toBeNull();
});

test.each([
  ['up', '0:1500 1:1520 1.5:1620 3:1640', 1, 100],
  ['down', '0:1620 1:1600 1.5:1500 3:1490', 1, -100],
  ['at the start', '0:1500 0.5:1600 2:1600', 0, 100],
  ['at the end', '0:1500 1.5:1500 2.0001:1600', 1.5, 100],
  ['the first of two', '0:1500 0.5:1500 1:1600 1.5:1600 2:1500 3:1500', 0.5, 100],
  ['of a flat line', '0:1500 2:1500', 0, 0],
])('the steepest half kilometre is %s', (_, points, fromKm, riseM) => {
  expect(slopesOf(read(points))?.steepest).toEqual({ fromKm, riseM });
});

test('points at one place have no slope', () => {
  const slopes = slopesOf(lineOf([0, 1500], [0, 1500], [1, 1500], [1, 1500]));
  expect(slopes?.stretches).toEqual([{ fromKm: 0, toKm: 1, grade: 'flat' }]);
});
