import { expect, test } from 'vitest';
import { profilePoints, profileScale } from './profileScale.ts';

const flat = [
  { km: 0, elevation: 1000 },
  { km: 2, elevation: 1000 },
];
const steep = [
  { km: 0, elevation: 1500 },
  { km: 4, elevation: 1900 },
];

test('the scale holds the longest and the one that climbs most', () => {
  expect(profileScale([flat, steep, []])).toEqual({ km: 4, range: 400 });
  expect(profileScale([[]])).toEqual({ km: 0, range: 0 });
});

test('each profile is as wide as it is long, from its own lowest point', () => {
  const scale = profileScale([flat, steep]);
  expect(profilePoints(flat, scale)).toBe('0.0,78.0 80.0,78.0');
  expect(profilePoints(steep, scale)).toBe('0.0,78.0 160.0,2.0');
});

test('without heights there is nothing to draw, and a flat one is a line', () => {
  expect(profilePoints([], { km: 4, range: 400 })).toBe('');
  expect(profilePoints(flat, profileScale([flat]))).toBe('0.0,78.0 160.0,78.0');
});
