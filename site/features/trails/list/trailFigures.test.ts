import { expect, test } from 'vitest';
import type { Trail } from '#schemas/types/published.ts';
import { figureParts, trailFigures } from './trailFigures.ts';
import { trailOrders } from './TrailList.tsx';
import { inOrder } from '../../../query/useListState.ts';

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

test.each([
  ['11.6 km return', ['', '11.6', 'km', 'return']],
  ['about 4 hours', ['about', '4', 'hours', '']],
  ['up to 5½ hours', ['up to', '5½', 'hours', '']],
  ['5 to 6 hours', ['', '5 to 6', 'hours', '']],
  ['Under 1 hour', ['Under', '1', 'hour', '']],
  ['about 3 hours return', ['about', '3', 'hours', 'return']],
  ['30 m on the way back', ['', '30', 'm', 'on the way back']],
  ['2,135 m', ['', '2,135', 'm', '']],
  ['2,135\u00a0m', ['', '2,135', 'm', '']],
  ['495', ['', '495', '', '']],
  ['none to speak of (0 m)', ['', null, '', 'none to speak of (0 m)']],
  ['a morning', ['', null, '', 'a morning']],
])('%s', (text, [before, number, unit, after]) => {
  expect(figureParts(text)).toEqual({ before, number, unit, after });
});

const trail = (name: string, distanceKm: number, difficulty: Trail['difficulty']) =>
  ({ name, distanceKm, difficulty }) as Trail;
const trails = [trail('Rim', 9.5, 'hard'), trail('Marsh', 10, 'easy'), trail('Fen', 2, 'moderate')];

test.each([
  ['all', ['Rim', 'Marsh', 'Fen']],
  ['name', ['Fen', 'Marsh', 'Rim']],
  ['distance', ['Fen', 'Rim', 'Marsh']],
  ['difficulty', ['Marsh', 'Fen', 'Rim']],
] as const)('by %s', (sort, names) => {
  expect(inOrder(trails, sort, trailOrders).map(({ name }) => name)).toEqual(names);
});
