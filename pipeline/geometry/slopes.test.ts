import { describe, expect, test } from 'vitest';
import { slopesOf } from './slopes.ts';

/** A degree of latitude in kilometres, with the radius of distanceBetween. */
const kmPerDegree = 111.195;

/** A line to the north with heights at kilometres. */
const lineOf = (...points: [km: number, height: number | null][]) =>
  points.map(([km, elevation]) => ({ lat: 51 + km / kmPerDegree, lng: 14, elevation }));

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

  test('changes along the way', () => {
    const slopes = slopesOf(lineOf([0, 1500], [1, 1500], [2, 1750], [3, 1750]));
    expect(slopes?.stretches.map(({ grade }) => grade)).toEqual(
      expect.arrayContaining(['flat', 'very-steep']),
    );
    expect(slopes?.stretches[0]).toMatchObject({ fromKm: 0, grade: 'flat' });
    expect(slopes?.stretches.at(-1)).toMatchObject({ toKm: 3, grade: 'flat' });
    const steep = slopes?.stretches.find(({ grade }) => grade === 'very-steep');
    expect(steep?.fromKm).toBeCloseTo(1, 0);
    expect(steep?.toKm).toBeCloseTo(2, 0);
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

test.each([
  ['up', [0, 1500], [1, 1520], [1.5, 1620], [3, 1640], { fromKm: 1, riseM: 100 }],
  ['down', [0, 1620], [1, 1600], [1.5, 1500], [3, 1490], { fromKm: 1, riseM: -100 }],
] as const)('the steepest half kilometre is named, %s', (_, a, b, c, d, steepest) => {
  expect(slopesOf(lineOf([...a], [...b], [...c], [...d]))?.steepest).toEqual(steepest);
});

test('a line without a height, or of less than half a kilometre, has none', () => {
  expect(slopesOf(lineOf([0, 1500], [1, null], [2, 1600]))).toBeNull();
  expect(slopesOf(lineOf([0, 1500], [0.49, 1600]))).toBeNull();
  expect(slopesOf(lineOf([0, 1500], [0.51, 1600]))).not.toBeNull();
});
