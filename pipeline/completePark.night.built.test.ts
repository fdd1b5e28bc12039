import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from './build.ts';
import { filesBelow } from './files/files.ts';
import { writeCompletePark } from './fixtures/completePark.ts';
import { fixtureToday } from './fixtures/fixtureContent.ts';

/* Runs after the build, whose bundles it takes; pictures have tests of their own. */
const root = join(import.meta.dirname, '..');

let dir: string;
/** Texts of the pages of the park, by file. */
const pages = new Map<string, string>();

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'builds-'));
  const content = join(dir, 'content');
  const out = join(dir, 'dist');
  writeCompletePark(content);
  const { problems } = await build({
    content,
    out,
    today: fixtureToday,
    site: { module: join(root, 'site/build/buildSite.ts') },
    emitPictures: () => Promise.resolve([]),
  });
  expect(problems).toEqual([]);
  for (const file of filesBelow(out)) {
    if (/\.(html|json|ics|gpx|txt|xml)$/.test(file)) pages.set(file, readFileSync(join(out, file), 'utf8'));
  }
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const html = () => [...pages].filter(([file]) => file.endsWith('.html'));

test('a guide to another park says nothing of the first', () => {
  expect(html().length).toBeGreaterThan(60);
  const first = /banff|canmore|lake louise|alberta|canad|edmonton|\bCAD\b|CA \$|en-CA|en_CA/i;
  expect([...pages].filter(([, text]) => first.test(text)).map(([file]) => file)).toEqual([]);
});

test('its prices bear the sign of its currency', () => {
  const page = (path: string) => pages.get(join(path, 'index.html')) ?? '';
  expect(page('activities/rail-bike')).toContain('Under €50');
  expect(page('accommodations/spa-palace')).toContain('€400 to €800 per night');
  expect(page('attractions/mirror-tarn')).toContain('€90');
  expect(page('park-passes')).toContain('€72.25');
  expect(page('events')).toContain('From €9.50');
  expect(page('budget-calculator')).toMatch(/€[\d,]+/);
  expect(
    html()
      .filter(([, text]) => />[^<]*\$\d/.test(text))
      .map(([file]) => file),
  ).toEqual([]);
});

test('its pages are in its language and its names are spelt out', () => {
  expect(
    html()
      .filter(([file, text]) => !text.includes('<html lang="en-GB"') && file)
      .map(([file]) => file),
  ).toEqual([]);
  expect(pages.get('activities/border-trek/index.html')).toContain('Brězna, meeting point');
});
