import { expect, test } from 'vitest';
import { badgeTone, gaugeStep } from '../RatingGauge/rating.ts';

test.each([
  [10, 'good'],
  [8, 'good'],
  [7.9, 'fair'],
  [6, 'fair'],
  [5.9, 'low'],
  [0, 'low'],
])('a rating of %s of 10 has a %s badge', (rating, tone) => {
  expect(badgeTone(rating)).toBe(tone);
});

test.each([
  [5, 6],
  [4.5, 6],
  [4.49, 5],
  [4, 5],
  [3.99, 4],
  [3.5, 4],
  [3.49, 3],
  [3, 3],
  [2.99, 2],
  [2, 2],
  [1.99, 1],
  [0, 1],
])('a rating of %s of 5 stands at step %s of the gauge', (rating, step) => {
  expect(gaugeStep(rating)).toBe(step);
});
