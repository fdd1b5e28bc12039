import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TrailLine } from '../validate/trailLine.ts';
import { gpxFile } from './gpxFile.ts';
import { startTracks } from './startTracks.ts';
import type { TrackFile } from './trackFiles.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tracks-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const line: TrailLine = {
  accuracy: 'recorded',
  source: 'A walk',
  attribution: null,
  points: [
    { lat: 51.1, lng: -115.5, elevation: 1400 },
    { lat: 51.2, lng: -115.6, elevation: 1450 },
  ],
  elevations: 'recorded',
  lineOf: 'a-walk',
  covers: 'full',
};
const trackOf = (name: string): TrackFile => ({
  path: `gpx/${name}.gpx`,
  track: { name, url: `https://guide.example/hiking-trails/${name}`, creator: 'Guide', line },
});
const start = (names: string[]) =>
  startTracks(names.map(trackOf), {
    dir: join(root, 'out'),
    textCacheDir: join(root, 'texts'),
  });
const many = Array.from({ length: 5000 }, (_, n) => `walk-${n}`);

test.each([2, 101])('writes each of %i tracks as gpxFile makes it, and keeps its text', async (count) => {
  const names = many.slice(0, count);
  await using tracks = start(names);
  const paths = (await tracks.written).map(({ entry }) => entry.path);
  expect(paths.sort()).toEqual(names.map((name) => `gpx/${name}.gpx`).sort());
  expect(readFileSync(join(root, 'out/gpx/walk-1.gpx'), 'utf8')).toBe(gpxFile(trackOf('walk-1').track));
  expect(readdirSync(join(root, 'texts'))).toHaveLength(count);
});

test.each([1, 101])('a file that cannot be written is named, of %i', async (count) => {
  mkdirSync(join(root, 'out'));
  writeFileSync(join(root, 'out/gpx'), 'a file where the folder should be');
  const write = async () => {
    await using tracks = start(many.slice(0, count));
    await tracks.written;
  };
  await expect(write()).rejects.toThrow(join(root, 'out/gpx'));
});

test('disposing of it stops what is still being written', async () => {
  {
    await using tracks = start(many);
    void tracks;
  }
  const left = () => readdirSync(root, { recursive: true }).length;
  const written = left();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(left()).toBe(written);
  expect(written).toBeLessThan(many.length);
});
