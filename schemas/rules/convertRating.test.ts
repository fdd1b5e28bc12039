import { expect, test } from 'vitest';
import { convertRating } from './convertRating.ts';

test('ratings convert between the scales', () => {
  expect(convertRating(4.5, 5, 10)).toBe(9);
  expect(convertRating(8, 10, 5)).toBe(4);
});
