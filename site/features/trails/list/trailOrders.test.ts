import { expect, test } from 'vitest';
import type { Trail } from '#schemas/types/published.ts';
import { inOrder } from '../../../query/useListState.ts';
import { trailOrders } from './trailFigures.ts';

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
