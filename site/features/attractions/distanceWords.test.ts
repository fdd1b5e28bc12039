import { expect, test } from 'vitest';
import { distanceWords } from './PlaceLocation.tsx';

test.each([
  [0, 'less than 1 km'],
  [0.9, 'less than 1 km'],
  [1, '1 km'],
  [1.4, '1 km'],
  [1.5, '2 km'],
  [181.2, '181 km'],
])('%d km is %s', (km, words) => {
  expect(distanceWords(km)).toBe(words);
});
