import { expect, test } from 'vitest';
import type { Site, Trail } from '#schemas/types/published.ts';
import { trailFigures } from './trailFigures.ts';

const terrain = (given: 'none' | 'unknown') =>
  ({ class: given, source: 'https://terrain.example', status: 'secondary', note: null }) as const;
const trail = (distanceKm: number, winterAccessible: boolean, given: 'none' | 'unknown' = 'none') =>
  ({ distanceKm, winterAccessible, avalancheTerrain: terrain(given) }) as Partial<Trail> as Trail;
const avalanche: Site['avalanche'] = { months: ['january'], bulletin: null };

test('counts trails, those that winter leaves, and whole kilometres', () => {
  expect(trailFigures([trail(7.2, true), trail(3, false), trail(0.4, true)], avalanche)).toEqual([
    { value: '3', label: 'trails' },
    { value: '2', label: 'with a winter season' },
    { value: '11 km', label: 'of trail, return trips counted both ways' },
  ]);
});

test('no trails are no kilometres', () => {
  expect(trailFigures([], avalanche).map(({ value }) => value)).toEqual(['0', '0', '0 km']);
});

test('a winter walk with avalanche danger in one winter month is not counted', () => {
  expect(trailFigures([trail(2, true, 'unknown'), trail(2, true)], avalanche)[1]?.value).toBe('1');
});
