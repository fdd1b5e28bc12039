import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sealPage } from './fileSeal.ts';
import { type HashOf, openPageStore } from './pageStore.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'pages-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const page = { path: '/lake', reads: ['/api/site.json', '/api/lake.json'] };
const data = (lake: string) => (url: string) => (url === '/api/lake.json' ? lake : 'site');
const open = () => openPageStore(join(dir, 'store'));
const find = (path: string, hashOf: HashOf) => open().find(path, hashOf);

/** Renders a page in one run of the build. */
function render(hashOf: HashOf, html: string, of = page): void {
  const store = open();
  const file = join(dir, `rendered-${html}`);
  writeFileSync(file, html);
  store.add(of, file, sealPage('lake/index.html', html), hashOf);
  store.save();
}

const htmlOf = (found: { file: string } | null) => found && readFileSync(found.file, 'utf8');

test('finds a page again as long as its data is the same', () => {
  render(data('blue'), 'blue page');
  const found = find('/lake', data('blue'));
  expect(htmlOf(found)).toBe('blue page');
  expect(found?.sealed).toMatchObject({ sha256: sealPage('', 'blue page').sha256, size: 9 });
  expect(found?.sealed.textSha256).toBe(sealPage('', 'blue page').textSha256);
  expect(find('/lake', data('green'))).toBeNull();
  expect(find('/lake', (url) => (url === '/api/site.json' ? 'other' : 'blue'))).toBeNull();
  expect(find('/pond', data('blue'))).toBeNull();
});

test('an edit that is taken back finds the page of before', () => {
  render(data('blue'), 'blue page');
  render(data('green'), 'green page');
  expect(htmlOf(find('/lake', data('blue')))).toBe('blue page');
  expect(htmlOf(find('/lake', data('green')))).toBe('green page');
});

test.each([
  ['a page that somebody changed', (file: string) => writeFileSync(file, 'blue page, and more')],
  ['a page that is gone', (file: string) => rmSync(file)],
])('%s is no page', (_name, damage) => {
  render(data('blue'), 'blue page');
  damage(find('/lake', data('blue'))!.file);
  expect(find('/lake', data('blue'))).toBeNull();
  render(data('blue'), 'blue page');
  expect(htmlOf(find('/lake', data('blue')))).toBe('blue page');
});

test('a page that goes while the data is made is no page', () => {
  render(data('blue'), 'blue page');
  const store = open();
  rmSync(find('/lake', data('blue'))!.file);
  expect(store.find('/lake', data('blue'))).toBeNull();
});

test.each([
  '',
  '{"reads":{"/lake":[1]},"pages":{}}',
  '{"reads":[],"pages":{}}',
  '{"reads":{},"pages":{"a.html":"b"}}',
  'null',
  '{"reads":{"/la',
])('an index that says %j is an empty one', (text) => {
  render(data('blue'), 'blue page');
  writeFileSync(join(dir, 'store/index.json'), text);
  expect(find('/lake', data('blue'))).toBeNull();
  render(data('blue'), 'blue page');
  expect(find('/lake', data('blue'))).not.toBeNull();
});

test('keeps as many pages of earlier builds as the last one used', () => {
  for (const lake of ['a', 'b', 'c', 'd']) render(data(lake), lake);
  expect(readdirSync(join(dir, 'store')).filter((name) => name.endsWith('.html'))).toHaveLength(2);
  expect(find('/lake', data('d'))).not.toBeNull();
  expect(find('/lake', data('c'))).not.toBeNull();
  expect(find('/lake', data('b'))).toBeNull();
});
