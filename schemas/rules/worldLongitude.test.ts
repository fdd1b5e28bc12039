import { expect, test } from 'vitest';
import { worldLongitude } from './worldLongitude.ts';

test.each([
  [-180, -180],
  [-115.5, -115.5],
  [180, 180],
  [180.0001, -179.9999],
  [181.5, -178.5],
])('%d is written %d', (lng, written) => {
  expect(worldLongitude(lng)).toBe(written);
});
