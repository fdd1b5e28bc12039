import { expect, test } from 'vitest';
import { profile } from './profile.ts';

const line = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ lat: 51 + n / 1000, lng: -116, elevation: 1400 + n }));

/** A line whose points lie unevenly, so that samples of it lie elsewhere. */
const uneven = (count: number) => line(count * count).filter((_, n) => Number.isInteger(Math.sqrt(n)));

test.each([2, 39, 40])('keeps every point of a line of %i', (count) => {
  const points = uneven(count);
  expect(points).toHaveLength(count);
  expect(profile(points).map(({ elevation }) => elevation)).toEqual(points.map(({ elevation }) => elevation));
});

test('samples a longer line evenly and keeps both ends', () => {
  const points = profile(line(401));
  expect(points).toHaveLength(40);
  expect(points[0]).toEqual({ km: 0, elevation: 1400 });
  expect(points.at(-1)).toEqual({ km: 44.48, elevation: 1800 });
});

test('leaves out points without elevation and is empty with fewer than two', () => {
  const [a, b, c] = line(3);
  expect(profile([{ ...a!, elevation: null }, b!, c!]).map(({ elevation }) => elevation)).toEqual([
    1401, 1402,
  ]);
  expect(profile([{ ...a!, elevation: null }, b!])).toEqual([]);
});
