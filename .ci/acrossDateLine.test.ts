import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import type { Content } from '../pipeline/content/checkedContent.ts';
import { derive } from '../pipeline/derive/derive.ts';
import type { Published } from '../pipeline/derive/published.ts';
import { trackFiles } from '../pipeline/emit/tracks/trackFiles.ts';
import { gpxFile } from '../pipeline/emit/tracks/gpxFile.ts';
import { filesBelow } from '../pipeline/files/filesBelow.ts';
import { copyFixture, fixtureDir, fixtureToday } from '../pipeline/fixtures/fixtureContent.ts';
import { loadContent } from '../pipeline/load/loadContent.ts';
import { validateContent } from '../pipeline/validate/validateContent.ts';

/** The region of the made-up park begins at 13 degrees, that of the moved one at 179. */
const moved = 166;

/** Returns a longitude of the made-up park as maps of the moved one write it. */
const move = (lng: number) => Number((lng + moved > 180 ? lng + moved - 360 : lng + moved).toFixed(7));

/** Moves the made-up park eastwards, so that it lies across the 180th meridian. */
function movedText(name: string, text: string): string {
  if (name.endsWith('.geojson'))
    return text.replaceAll(/\[\s*(1[345]\.?\d*),/g, (_, lng: string) => `[${move(Number(lng))},`);
  return text
    .replaceAll(
      /\b(lng|west|east): (1[345]\.?\d*)/g,
      (_, key: string, lng: string) => `${key}: ${move(Number(lng))}`,
    )
    .replaceAll(/lon="(1[345]\.?\d*)"/g, (_, lng: string) => `lon="${move(Number(lng))}"`);
}

function contentAt(dir: string): Content {
  const { content, problems } = validateContent(loadContent(dir), fixtureToday);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  if (!content) throw new Error('the content has errors');
  return content;
}

let here: Published;
let there: Published;
beforeAll(() => {
  using copy = copyFixture();
  for (const name of filesBelow(copy.content)) {
    const path = join(copy.content, name);
    if (/\.(yaml|md|geojson|gpx)$/.test(name))
      writeFileSync(path, movedText(name, readFileSync(path, 'utf8')));
    else if (name.endsWith('.asc.gz')) {
      const grid = gunzipSync(readFileSync(path)).toString();
      const there = grid.replace(
        /^(xll\w+\s+)([\d.]+)/im,
        (_, key: string, lng: string) => key + (Number(lng) + moved),
      );
      expect(there).not.toBe(grid);
      writeFileSync(path, gzipSync(there));
    }
  }
  expect(readFileSync(join(copy.content, 'site.yaml'), 'utf8')).toContain('west: 179, north: 52, east: -179');
  here = derive(contentAt(fixtureDir), { today: fixtureToday() });
  there = derive(contentAt(copy.content), { today: fixtureToday() });
});

test('a park across the 180th meridian has the same lengths, neighbours and map as elsewhere', () => {
  expect(there.trails.map(({ slug, distanceKm }) => [slug, distanceKm])).toEqual(
    here.trails.map(({ slug, distanceKm }) => [slug, distanceKm]),
  );
  const away = ({ accommodationDetails }: Published) =>
    accommodationDetails.map(({ attractions }) => attractions.map(({ slug, awayKm }) => [slug, awayKm]));
  expect(away(there)).toEqual(away(here));
  expect(there.site.map.lng).toBeCloseTo(here.site.map.lng + moved, 6);
});

test('its GPX files have the longitudes of the world', () => {
  const texts = [...trackFiles(there)].map(({ track }) => gpxFile(track));
  const longitudes = texts.flatMap((text) =>
    [...text.matchAll(/lon="([^"]+)"/g)].map(([, lng]) => Number(lng)),
  );
  expect(longitudes.some((lng) => lng < -178)).toBe(true);
  expect(longitudes.filter((lng) => Math.abs(lng) > 180 || Math.abs(lng) < 178)).toEqual([]);
});
