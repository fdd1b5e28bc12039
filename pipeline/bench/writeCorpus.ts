import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import type { AuthoredSite } from '#schemas/types/authored.ts';
import { distancesAlong } from '../geometry/distancesAlong.ts';

/** Points of every generated track. */
const pointCount = 120;

/** Writes a content folder: a small guide, and a number of generated trails with a recorded track each. */
export function writeCorpus(dir: string, smallGuide: string, trails: number): void {
  // Without towns on the map: the walks lie anywhere.
  cpSync(smallGuide, dir, { recursive: true, filter: (path) => !/^towns.*\.geojson$/.test(basename(path)) });
  const site = parse(readFileSync(join(dir, 'site.yaml'), 'utf8')) as AuthoredSite;
  mkdirSync(join(dir, 'routes'), { recursive: true });
  for (let n = 1; n <= trails; n += 1) {
    const slug = `generated-${String(n).padStart(5, '0')}`;
    const points = track(n, site.region);
    const coordinates = points.map(({ lat, lng, elevation }) => [lng, lat, elevation]);
    const geoJson = JSON.stringify({ type: 'LineString', coordinates }).replaceAll('],[', '],\n[');
    writeFileSync(join(dir, 'routes', `${slug}.geojson`), `${geoJson}\n`);
    writeFileSync(join(dir, 'trails', `${slug}.yaml`), trail(n, slug, points, site.locations[0]));
  }
}

/** Returns a winding line within the region of the small guide, another for every number. */
function track(
  n: number,
  { south, west, north, east }: AuthoredSite['region'],
): { lat: number; lng: number; elevation: number }[] {
  const lat = south + (north - south) * (0.1 + ((n * 37) % 700) / 1000);
  const lng = west + (east - west) * (0.1 + ((n * 53) % 1500) / 2000);
  return Array.from({ length: pointCount }, (_, index) => ({
    lat: round(lat + index * 0.0004),
    lng: round(lng + Math.sin(index / 6 + n) * 0.002),
    elevation: round(1400 + index * 4 + Math.sin(index / 3) * 12),
  }));
}

function trail(
  n: number,
  slug: string,
  points: ReturnType<typeof track>,
  area: AuthoredSite['locations'][number] | undefined,
): string {
  const [start] = points;
  const km = Math.round((distancesAlong(points).at(-1) ?? 0) * 10) / 10;
  const text = 'A generated walk whose text is as long as a real one, with a turn, a view and a bench. ';
  return `name: Generated walk ${n}
description: Generated walk number ${n}, which does not exist.
town: ${area?.id}
location: ${area?.label}, place ${n}
coordinates: { lat: ${start?.lat}, lng: ${start?.lng}, source: illustrative, status: unverified }
about: |-
  ${text.repeat(4)}

  - Level at first
  - **Steep** after that, see [the map](/map)
difficulty: ${['easy', 'moderate', 'hard'][n % 3]}
trailType: point-to-point
distance: '${km} km one way'
distanceKm: ${km}
duration: 2 hours
durationMinutes: 120
elevationGain: '480 m'
elevationGainM: 480
features: [A turn, A view, A bench]
hazards: [Rain]
bestMonths: [june, july]
winterAccessible: false
avalancheTerrain: { class: none, source: illustrative, status: unverified }
route: { accuracy: recorded, source: Generated, file: ${slug}.geojson }
scene: { subject: trail, light: noon, season: summer }
alt: 'Drawing: generated walk number ${n}.'
provenance: { source: illustrative, status: unverified, verifiedOn: null }
`;
}

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
