import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build, buildData } from './build.ts';
import { filesBelow } from './emit/writeFiles.ts';
import { copyFixture, type FixtureCopy, fixtureDir } from './fixtures/fixtureContent.ts';

/** Stands in for the site: one page made from the published data, with a note that it ran. */
const sitePage = `
  const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
  const { LARCH_PUBLISHED, LARCH_SITE_OUT } = process.env;
  const { name } = JSON.parse(readFileSync(LARCH_PUBLISHED + '/api/site.json', 'utf8'));
  mkdirSync(LARCH_SITE_OUT + '/assets');
  writeFileSync(LARCH_SITE_OUT + '/index.html', '<h1>' + name + '</h1>');
  writeFileSync(LARCH_SITE_OUT + '/assets/app.js', '');`;

const today = () => '2026-11-20';

const noPictures = () => Promise.resolve();

function run(copy: FixtureCopy, program = sitePage) {
  const siteCommand = [process.execPath, '-e', program] as const;
  return build({
    content: copy.content,
    out: join(copy.root, 'dist'),
    today,
    siteCommand,
    emitPictures: noPictures,
  });
}

function bytesOf(dir: string): Record<string, string> {
  return Object.fromEntries(filesBelow(dir).map((path) => [path, readFileSync(join(dir, path), 'base64')]));
}

test('writes data and site together, with a manifest of all of it', async () => {
  using copy = copyFixture();
  const { out } = await run(copy);
  const dist = join(copy.root, 'dist');
  expect(out).toBe(dist);
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toBe('<h1>Testguide</h1>');
  expect(existsSync(join(dist, 'api/attractions/slug/mirror-tarn.json'))).toBe(true);

  const { files } = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));
  expect(files.map(({ path }: { path: string }) => path)).toEqual(
    filesBelow(dist).filter((p) => p !== 'manifest.json'),
  );
  for (const { path, sha256, size } of files) {
    const bytes = readFileSync(join(dist, path));
    expect({ path, size, sha256 }).toEqual({
      path,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
  }
});

test('the same content on the same day gives the same bytes', async () => {
  using copy = copyFixture();
  await run(copy);
  const first = bytesOf(join(copy.root, 'dist'));
  await run(copy);
  expect(bytesOf(join(copy.root, 'dist'))).toEqual(first);
});

test('a mistake in the content or a failing site leaves the old build untouched', async () => {
  using copy = copyFixture();
  await run(copy);
  const dist = join(copy.root, 'dist');
  const before = bytesOf(dist);

  await expect(run(copy, 'process.exit(3)')).rejects.toThrow('exit code 3');
  expect(bytesOf(dist)).toEqual(before);
  const clash = `require('node:fs').writeFileSync(process.env.LARCH_SITE_OUT + '/robots.txt', '')`;
  await expect(run(copy, clash)).rejects.toThrow('robots.txt');
  expect(bytesOf(dist)).toEqual(before);

  copy.edit('events/ice-days.yaml', 'isFree: false', 'isFree: maybe');
  const { out, problems } = await run(copy);
  expect(out).toBeNull();
  expect(problems).toHaveLength(1);
  expect(bytesOf(dist)).toEqual(before);
  expect(readdirSync(copy.root).sort()).toEqual(['content', 'dist']);
});

test('buildData writes every data file of the contract', async () => {
  using copy = copyFixture();
  const out = join(copy.root, 'data');
  await buildData({ content: fixtureDir, out, today });
  expect(filesBelow(out)).toEqual(
    expect.arrayContaining([
      'api/accommodations.json',
      'api/accommodations/slug/bunk-house.json',
      'api/activities.json',
      'api/activities/slug/star-walk.json',
      'api/attractions.json',
      'api/events.json',
      'api/facts/climate.json',
      'api/guides/getting-here.json',
      'api/hiking-trails.json',
      'api/hiking-trails/slug/marsh-loop.json',
      'api/home.json',
      'api/openapi.json',
      'api/pages/privacy.json',
      'api/routes.json',
      'api/site.json',
      'events.ics',
      'gpx/marsh-loop.gpx',
      'gpx/trail-coordinates.json',
      'manifest.json',
      'robots.txt',
      'schemas/attraction.schema.json',
      'schemas/common.schema.json',
      'sitemap.xml',
    ]),
  );
});
