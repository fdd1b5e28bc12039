import { expect, test } from 'vitest';
import type { Trail } from '#schemas/types/published.ts';
import { trailFigures } from './trailFigures.ts';

const trail = (distanceKm: number, winterAccessible: boolean) =>
  ({ distanceKm, winterAccessible }) as Partial<Trail> as Trail;

test('counts trails, those that winter leaves, and whole kilometres', () => {
  expect(trailFigures([trail(7.2, true), trail(3, false), trail(0.4, true)])).toEqual([
    { value: '3', label: 'trails' },
    { value: '2', label: 'not ruled out in winter' },
    { value: '11 km', label: 'to walk, ways back included' },
  ]);
});

test('no trails are no kilometres', () => {
  expect(trailFigures([]).map(({ value }) => value)).toEqual(['0', '0', '0 km']);
});
