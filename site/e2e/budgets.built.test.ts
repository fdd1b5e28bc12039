import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { isNightly } from '#fixtures/testScope.ts';
import { isKeptPacked, keptSize } from '#schemas/rules/offline/keptSize.ts';
import { bytesOf, type GuideVersion, type VersionNote } from '../device/offline/guideVersion.ts';
import { ourFiles } from '../worker/ourFiles.ts';
import { withoutScripts } from './pageText.ts';
import { routes } from './publishedRoutes.ts';
import { distDir, readDist } from './readDist.ts';
import {
  beyondScriptBudget,
  brotliSize,
  choosePages,
  mapRoutes,
  measurePageScripts,
  weighScripts,
} from './pageScripts.ts';

const kilobyte = 1024;
/** Largest size of the offline guide, in bytes. */
const offlineBudget = 15_000_000;

/** Bytes that a new connection brings in two round trips: 10 segments of 1,460 bytes, then twice as many. */
const twoRoundTrips = (10 + 20) * 1460;

interface PageWeight {
  path: string;
  script: number;
  style: number;
  fonts: number;
  fontCount: number;
}

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
const matches = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');

/** Weighs the first visit of a page: its linked styles and fonts, the boot script, the entry and its modules. */
function weigh(path: string): PageWeight {
  const html = readFileSync(join(distDir, path, 'index.html'), 'utf8');
  const [entry = ''] = matches(html, /data-entry="([^"]+)"/g);
  const modules = matches(html, /data-modules="([^"]*)"/g).flatMap((list) => list.split(' ').filter(Boolean));
  const fonts = matches(html, /<link rel="preload" href="([^"]+)" as="font"/g);
  return {
    path,
    script: sum(['/boot.js', entry, ...modules].map(brotliSize)),
    style: sum(matches(html, /<link rel="stylesheet"[^>]* href="([^"]+)"/g).map(brotliSize)),
    fonts: sum(fonts.map((file) => statSync(join(distDir, file)).size)),
    fontCount: fonts.length,
  };
}

const weights = routes.map(weigh);

test('every page keeps within its budget', () => {
  // One line for each kind of page: records of a kind weigh the same.
  const kinds = new Map<string, PageWeight>();
  for (const weight of weights) {
    const kind = weight.path.replace(/^(\/[^/]+)\/.+/, '$1/:slug');
    const heaviest = kinds.get(kind);
    if (!heaviest || weight.script > heaviest.script) kinds.set(kind, weight);
  }
  const shown = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} KB`;
  console.table(
    [...kinds].map(([kind, { script, style, fonts }]) => ({
      page: kind,
      script: shown(script),
      style: shown(style),
      fonts: shown(fonts),
    })),
  );
  for (const { path, script, style, fonts, fontCount } of weights) {
    expect(script, `JavaScript of ${path}`).toBeLessThanOrEqual((mapRoutes.has(path) ? 145 : 100) * kilobyte);
    expect(script, `JavaScript of ${path} is found`).toBeGreaterThan(50 * kilobyte);
    expect(style, `CSS of ${path}`).toBeLessThanOrEqual(15 * kilobyte);
    expect(style, `CSS of ${path} is found`).toBeGreaterThan(5 * kilobyte);
    expect(fonts, `fonts of ${path}`).toBeLessThanOrEqual(60 * kilobyte);
    expect(fontCount, `font files of ${path}`).toBe(2);
  }
});

test('a list page carries no more data than its first cards need', () => {
  for (const path of routes.filter((route) => !route.slice(1).includes('/'))) {
    const html = readFileSync(join(distDir, path, 'index.html'), 'utf8');
    const [data = ''] = matches(html, /id="payload"[^>]*>(.*?)<\/script>/gs);
    expect(data.length, path).toBeGreaterThan(1000);
    expect(data.length, path).toBeLessThanOrEqual(40 * kilobyte);
  }
});

test('every document comes within two round trips, compressed as hosts do it', () => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
  for (const path of routes) {
    const html = readFileSync(join(distDir, path, 'index.html'));
    expect(brotliCompressSync(html, { params }).length, path).toBeLessThanOrEqual(twoRoundTrips);
  }
});

test('too much script on a page, or too many files of it, are told of', () => {
  const chunks = readdirSync(join(distDir, 'assets/chunks')).map((name) => `/assets/chunks/${name}`);
  // So large that the bytes are too many before the files are.
  const large = chunks.find((file) => brotliSize(file) > 12 * kilobyte) ?? '';
  const isWithin = (path: string, file: string, count: number) =>
    beyondScriptBudget(
      weighScripts(
        path,
        Array.from({ length: count }, () => file),
      ),
    ).length === 0;
  expect([isWithin('/events', '/boot.js', 18), isWithin('/events', '/boot.js', 19)]).toEqual([true, false]);
  for (const [path, budget] of [
    ['/events', 120],
    ['/map', 170],
  ] as const) {
    const most = Math.floor((budget * kilobyte) / brotliSize(large));
    expect([isWithin(path, large, most), isWithin(path, large, most + 1)], path).toEqual([true, false]);
  }
});

// By day everyRoute.spec.ts looks at what has come while it looks at the page.
test.runIf(isNightly)(
  'every kind of page keeps within its budget of all scripts, once every timer has fired',
  async () => {
    const pages = await measurePageScripts(choosePages({}, routes));
    expect(pages.flatMap(beyondScriptBudget)).toEqual([]);
  },
  180_000,
);

test('no style has a browser search the whole page at every change', () => {
  const styles = readdirSync(join(distDir, 'assets'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  expect(styles).not.toHaveLength(0);
  for (const file of styles) {
    const onScreen = readFileSync(join(distDir, 'assets', file), 'utf8').replaceAll(
      /@media print\{(?:[^{}]*\{[^{}]*\})*\}/g,
      '',
    );
    expect(onScreen, file).not.toMatch(/(?:html|:root|body)\S*:has\(/);
  }
});

test('no page holds an executable inline script or a style attribute', () => {
  for (const path of routes) {
    const html = readFileSync(join(distDir, path, 'index.html'), 'utf8');
    const inline = matches(html, /<script((?![^>]*\bsrc=)[^>]*)>/g);
    for (const attributes of inline) expect(attributes, path).toMatch(/type="application\/(ld\+)?json"/);
    const markup = withoutScripts(html);
    expect(markup, path).not.toMatch(/<[^>]+\sstyle="/);
  }
});

test('the boot script is the only script that a page loads by itself', () => {
  for (const path of routes) {
    const html = readFileSync(join(distDir, path, 'index.html'), 'utf8');
    expect(matches(html, /<script[^>]*\ssrc="([^"]+)"/g), path).toEqual(['/boot.js']);
  }
});

test('the worker answers every file of the pocket that is no page', () => {
  const { pocket } = readDist<GuideVersion>('offline.json');
  const files = pocket.map(([url]) => url).filter((url) => /\.[a-z0-9]+$/.test(url));
  expect(files).toContain('/fonts/besley-more.woff2');
  expect(files.filter((url) => !ourFiles.test(url))).toEqual([]);
});

test('the pocket keeps within its budget, and its list is that of the files', () => {
  const { pocket, others } = readDist<GuideVersion>('offline.json');
  const note = readDist<VersionNote>('version.json');
  console.log(`pocket: ${pocket.length} files, ${(note.bytes / 1e6).toFixed(1)} MB`);
  expect(note.bytes).toBeLessThanOrEqual(offlineBudget);
  expect(note.bytes).toBe(bytesOf(pocket));
  const fileOf = (url: string) => {
    const path = join(distDir, url);
    if (existsSync(`${path}.html`)) return `${path}.html`;
    return existsSync(join(path, 'index.html')) ? join(path, 'index.html') : path;
  };
  for (const [url, , bytes] of [...pocket, ...others]) {
    expect(keptSize(url, statSync(fileOf(url)).size), url).toBe(bytes);
  }
  const texts = pocket.filter(([url]) => isKeptPacked(url));
  const packed = texts.reduce((sum, [url]) => sum + gzipSync(readFileSync(fileOf(url))).length, 0);
  expect(packed, 'the texts with gzip').toBeLessThanOrEqual(bytesOf(texts));
  const urls = new Set(pocket.map(([url]) => url));
  expect(routes.filter((path) => !urls.has(path))).toEqual([]);
});

test('the worker is small, and no page loads it', () => {
  const weight = brotliSize('sw.js');
  console.log(`sw.js: ${weight} bytes`);
  expect(weight).toBeLessThanOrEqual(6 * kilobyte);
  expect(brotliSize('stop.js')).toBeLessThanOrEqual(kilobyte);
  expect(brotliSize('offline.json')).toBeLessThanOrEqual(40 * kilobyte);
});
