import { expect, test } from 'vitest';
import { checkAfter, type Edit } from '../fixtures/rulesAfter.ts';
import { townPositions } from './townPositions.ts';

const towns = (...edits: Edit[]) => townPositions(checkAfter(edits).content!);

test('a town of the filter is where the map has its label', () => {
  expect([...towns()].slice(0, 2)).toEqual([
    ['brězna', { lat: 51.2, lng: 13.6 }],
    ['čorna woda', { lat: 51.41, lng: 14.2 }],
  ]);
});

test('the letter case of the label does not matter', () => {
  expect(towns(['basemap/towns.geojson', '"Brězna"', '"BRĚZNA"']).get('brězna')).toEqual({
    lat: 51.2,
    lng: 13.6,
  });
});

test('a town that the filter or the map does not have is left out', () => {
  const found = towns(['basemap/towns.geojson', '"Brězna"', '"Elsewhere"']);
  expect(found.has('brězna')).toBe(false);
  expect(found.has('elsewhere')).toBe(false);
});

test('a town outside the region is left out', () => {
  // The map reaches further than the region.
  expect(towns(['basemap/towns.geojson', '[13.6, 51.2]', '[13.6, 50.9]']).has('brězna')).toBe(false);
});

test('a peak with the name of a town is none', () => {
  const renamed: Edit = ['basemap/towns.geojson', '"Brězna"', '"Elsewhere"'];
  expect(towns(renamed, ['basemap/peaks.geojson', '"Blue hill"', '"Brězna"']).has('brězna')).toBe(false);
});

test('a town with another shape than a point is left out', () => {
  const content = checkAfter([]).content!;
  const basemap = content.basemap.map((entry) => ({
    ...entry,
    data: {
      ...entry.data,
      features: entry.data.features.map((feature) => ({
        ...feature,
        geometry: { ...feature.geometry, coordinates: [feature.geometry.coordinates] },
      })),
    },
  })) as typeof content.basemap;
  expect(townPositions({ ...content, basemap })).toEqual(new Map());
});

test('without site.yaml no town is known', () => {
  expect(townPositions({ ...checkAfter([]).content!, site: null })).toEqual(new Map());
});
