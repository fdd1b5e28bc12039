import { expect, test } from 'vitest';
import { offlineFiles, offlineBudget } from './offlineFiles.ts';
import type { SiteFile } from './siteProgram.ts';

const day = '2026-11-20';

const entry = (path: string, size = 1000, sha256 = path): SiteFile => ({
  path,
  size,
  sha256: sha256.padEnd(64, '0'),
});

interface Listed {
  version: string;
  builtOn: string;
  pocket: [string, string, number][];
  others: [string, string, number][];
}

function list(entries: SiteFile[], builtOn = day) {
  const [whole, note] = offlineFiles(entries, builtOn).map(
    (file): unknown => JSON.parse(file.text) as unknown,
  );
  return { whole: whole as Listed, note };
}

const urls = (files: Listed['pocket']) => files.map(([url]) => url);

test('pages stand at the addresses at which a host serves them', () => {
  const { whole } = list([
    entry('index.html'),
    entry('attractions/index.html'),
    entry('attractions/tarn/index.html'),
    entry('offline.html'),
    entry('404.html'),
    entry('attractions/404.html'),
  ]);
  expect(urls(whole.pocket)).toEqual(['/', '/attractions', '/attractions/tarn', '/offline']);
  expect(whole.others).toEqual([]);
});

test('what is for hosts, search engines, programs and maintainers is not kept', () => {
  const paths = [
    '_headers',
    '_redirects',
    'robots.txt',
    'sitemap.xml',
    'sw.js',
    'stop.js',
    'api/openapi.json',
  ];
  const { whole } = list(
    [...paths, 'schemas/a.json', 'images/social/a.jpg', 'partner-widget/index.html'].map((path) =>
      entry(path),
    ),
  );
  expect([whole.pocket, whole.others]).toEqual([[], []]);
});

test('the pocket holds the small pictures, last; larger ones are listed beside it', () => {
  const { whole, note } = list([
    entry('images/attractions/a/card-400.webp', 30),
    entry('images/attractions/a/wide-400.webp', 20),
    entry('images/attractions/a/wide-800.webp', 50),
    entry('images/attractions/a/original.jpg', 90),
    entry('gpx/tarn.gpx', 30),
    entry('events.ics', 16),
  ]);
  expect(urls(whole.pocket)).toEqual([
    '/events.ics',
    '/gpx/tarn.gpx',
    '/images/attractions/a/wide-400.webp',
    '/images/attractions/a/card-400.webp',
  ]);
  expect(urls(whole.others)).toEqual([
    '/images/attractions/a/original.jpg',
    '/images/attractions/a/wide-800.webp',
  ]);
  expect(note).toEqual({ version: whole.version, builtOn: day, bytes: 66 });
});

test('the pocket holds upright pictures only of kinds whose cards show them', () => {
  const { whole } = list(
    ['attractions', 'activities', 'accommodations', 'trails', 'events', 'guides', 'pages'].map((kind) =>
      entry(`images/${kind}/a/card-400.webp`),
    ),
  );
  expect(urls(whole.pocket)).toEqual([
    '/images/accommodations/a/card-400.webp',
    '/images/activities/a/card-400.webp',
    '/images/attractions/a/card-400.webp',
  ]);
});

test('a pocket takes just its budget; pictures that would be too much stay out', () => {
  const fits = [entry('index.html', 3 * (offlineBudget - 20)), entry('images/a/wide-400.webp', 20)];
  expect(list(fits).whole.others).toEqual([]);
  const { whole, note } = list([
    ...fits,
    entry('images/b/wide-400.webp', 1),
    entry('images/attractions/a/card-400.webp', 1),
  ]);
  expect(urls(whole.pocket)).toEqual(['/', '/images/a/wide-400.webp']);
  expect(urls(whole.others)).toEqual(['/images/attractions/a/card-400.webp', '/images/b/wide-400.webp']);
  expect(note).toMatchObject({ bytes: offlineBudget });
});

test('a page that says the same on another day is the same; other words are another', () => {
  const page = (sha256: string, textSha256: string) => [{ ...entry('index.html', 10, sha256), textSha256 }];
  const today = list(page('of today', 'a lake')).whole;
  const tomorrow = list(page('of tomorrow', 'a lake'), '2026-11-21').whole;
  expect(tomorrow.pocket).toEqual(today.pocket);
  expect(tomorrow.version).toBe(today.version);
  expect(tomorrow.builtOn).toBe('2026-11-21');
  expect(list(page('of today', 'a tarn')).whole.version).not.toBe(today.version);
});

test('the version changes with the bytes of any file, and with nothing else', () => {
  const files = [entry('boot.js', 10, 'a'), entry('events.ics', 10, 'b')];
  const { version } = list(files).whole;
  expect(list(files.toReversed()).whole.version).toBe(version);
  expect(list([entry('boot.js', 10, 'c'), files[1]!]).whole.version).not.toBe(version);
});
