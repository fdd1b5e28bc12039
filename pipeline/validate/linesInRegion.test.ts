import { expect, test } from 'vitest';
import { checkAfter } from '../fixtures/rulesAfter.ts';
import type { Content } from '../content/checkedContent.ts';
import { linesInRegion } from './linesInRegion.ts';

/** Trails of the fixture whose line is on the map, when the region has these bounds. */
function trailsOnMap(bounds: Partial<Content['site']['data']['region']> = {}): string[] {
  const content = checkAfter([]).content!;
  const { site } = content;
  const region = { ...site.data.region, ...bounds };
  const lines = linesInRegion({ ...content, site: { ...site, data: { ...site.data, region } } });
  expect(lines.every(({ points }) => points.length > 1)).toBe(true);
  return lines.map(({ trail }) => trail.slug);
}

test('trails that borrow a line or have none are left out', () => {
  expect(trailsOnMap()).toEqual(['bare-ridge', 'marsh-loop', 'tarn-teahouse']);
});

test('a line with one point off the map is left out', () => {
  // The last point of the ridge is at 51.233.
  expect(trailsOnMap({ north: 51.232 })).toEqual(['marsh-loop']);
});

test('a line whose trail has its coordinates off the map is left out', () => {
  const content = checkAfter([]).content!;
  const trails = content.trails.map((trail) =>
    trail.slug === 'bare-ridge'
      ? { ...trail, data: { ...trail.data, coordinates: { ...trail.data.coordinates, lat: 5.12 } } }
      : trail,
  );
  expect(linesInRegion({ ...content, trails }).map(({ trail }) => trail.slug)).toEqual([
    'marsh-loop',
    'tarn-teahouse',
  ]);
});

test('a track that could not be read has no points to show', () => {
  const content = checkAfter([]).content!;
  expect(linesInRegion({ ...content, routes: [] }).map(({ trail }) => trail.slug)).toEqual(['tarn-teahouse']);
});

test('without a region there is no map', () => {
  expect(linesInRegion({ ...checkAfter([]).content!, site: null })).toEqual([]);
});
