import { expect, test } from 'vitest';
import { published } from '../../../data/published.ts';
import { publishedFile } from '../../../test/publishedFile.ts';
import { hazardStretch } from './hazardStretch.ts';

const trail = publishedFile(published.trails).find(({ slug }) => slug === 'tarn-teahouse')!;
const withHazard = (fromKm: number | null, toKm: number | null) => ({
  ...trail,
  avalancheTerrain: { ...trail.avalancheTerrain, hazard: { place: 'a slope', fromKm, toKm } },
});

test('a stretch has two ends, a point one place, and a hazard without kilometres is not on the line', () => {
  expect(hazardStretch(withHazard(1.5, 2))).toEqual({ fromKm: 1.5, toKm: 2 });
  expect(hazardStretch(withHazard(0, null))).toEqual({ fromKm: 0, toKm: 0 });
  expect(hazardStretch(withHazard(null, null))).toBeNull();
  expect(
    hazardStretch({ ...trail, avalancheTerrain: { ...trail.avalancheTerrain, hazard: null } }),
  ).toBeNull();
});

test('kilometres of the whole walk are not marked on the line of a part', () => {
  const route = trail.route && { ...trail.route, covers: 'partial' as const };
  expect(hazardStretch({ ...withHazard(1.5, 2), route })).toBeNull();
  expect(hazardStretch({ ...withHazard(1.5, 2), route: null })).toBeNull();
});
