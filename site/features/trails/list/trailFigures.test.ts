import { expect, test } from 'vitest';
import { trailFigures } from './trailFigures.ts';

test('counts trails, those that are recommended in winter, and whole kilometres', () => {
  expect(
    trailFigures([
      { distanceKm: 7.2, winterState: 'recommended' },
      { distanceKm: 3, winterState: 'unrated' },
      { distanceKm: 0.4, winterState: 'exposed' },
    ]),
  ).toEqual([
    { value: '3', label: 'trails' },
    { value: '1', label: 'winter walks' },
    { value: '11 km', label: 'return' },
  ]);
});

test('no trails are no kilometres', () => {
  expect(trailFigures([]).map(({ value }) => value)).toEqual(['0', '0', '0 km']);
});
