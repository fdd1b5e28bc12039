// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gpx as readGpx } from '@tmcw/togeojson';
import { expect, test } from 'vitest';
import { distanceBetween } from '#schemas/rules/distanceBetween.ts';
import type { TrailCoordinates, TrailDetail } from '#schemas/types/published.ts';

const dist = join(import.meta.dirname, '../dist');
const read = <T>(path: string): T => JSON.parse(readFileSync(join(dist, path), 'utf8')) as T;
const detailOf = (slug: string) => read<TrailDetail>(`api/hiking-trails/slug/${slug}.json`);
const slugs = readdirSync(join(dist, 'gpx'))
  .filter((file) => file.endsWith('.gpx'))
  .map((file) => file.replace('.gpx', ''));

test('there is a file for each trail that offers one, and for no other', () => {
  const details = readdirSync(join(dist, 'api/hiking-trails/slug')).map((file) =>
    read<TrailDetail>(`api/hiking-trails/slug/${file}`),
  );
  const offered = details.flatMap(({ slug, route }) => (route?.gpxUrl ? [slug] : []));
  expect(slugs.toSorted()).toEqual(offered.toSorted());
  expect(slugs.length).toBeGreaterThan(0);
});

/** Returns the features that togeojson reads from a GPX file. */
function featuresOf(slug: string) {
  const text = readFileSync(join(dist, `gpx/${slug}.gpx`), 'utf8');
  return readGpx(new DOMParser().parseFromString(text, 'text/xml')).features;
}

/** Returns the positions of the track in a GPX file, and the known ones of the map. */
function positionsOf(slug: string) {
  const track = featuresOf(slug).find(({ geometry }) => geometry?.type === 'LineString');
  const points = read<TrailCoordinates>('gpx/trail-coordinates.json')[slug] ?? [];
  const coordinates = track?.geometry?.type === 'LineString' ? track.geometry.coordinates : [];
  const known = points.map(({ lat, lng, elevation }) =>
    elevation === undefined ? [lng, lat] : [lng, lat, elevation],
  );
  return { coordinates, known };
}

const withGroundHeights = slugs.filter((slug) => detailOf(slug).route?.elevations === 'ground');

test.each(slugs.filter((slug) => !withGroundHeights.includes(slug)))(
  'another reader finds in %s.gpx the points and heights of the map',
  (slug) => {
    const { coordinates, known } = positionsOf(slug);
    expect(coordinates).toEqual(known);
  },
);

test.each(withGroundHeights)(
  'another reader finds in %s.gpx the points of the map, and a height at least every 50 m',
  (slug) => {
    const { coordinates, known } = positionsOf(slug);
    // Other points lie between those of the map.
    let next = 0;
    for (const point of known) {
      const at = coordinates.findIndex((one, index) => index >= next && one.join() === point.join());
      expect(at, point.join()).toBeGreaterThanOrEqual(next);
      next = at + 1;
    }
    for (const position of coordinates) expect(position).toHaveLength(3);
    expect(longestStepKm(coordinates)).toBeLessThanOrEqual(0.0505);
  },
);

test.each(slugs)('another reader finds in %s.gpx the named points', (slug) => {
  const { route, avalancheTerrain } = detailOf(slug);
  const named = featuresOf(slug).filter(({ geometry }) => geometry?.type === 'Point');
  const { fromKm = null, toKm = null } = avalancheTerrain.hazard ?? {};
  const hazard = ['Avalanche terrain begins', 'Avalanche terrain ends'];
  expect(named.map(({ properties }) => properties?.name)).toEqual([
    ...(route?.waypoints.map(({ name }) => name) ?? []),
    ...(fromKm === null ? [] : toKm === null ? ['Avalanche terrain'] : hazard),
  ]);
});

/** Returns the longest step between two positions, in kilometres. */
function longestStepKm(coordinates: readonly number[][]): number {
  const points = coordinates.map(([lng = 0, lat = 0]) => ({ lat, lng }));
  return Math.max(...points.slice(1).map((point, index) => distanceBetween(points[index] ?? point, point)));
}
