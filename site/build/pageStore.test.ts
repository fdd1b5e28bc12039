import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sealPage } from './fileSeal.ts';
import { openPageStore } from './pageStore.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'pages-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const page = { path: '/lake', reads: ['/api/site.json', '/api/lake.json'] };
const data = (lake: string) => (url: string) => (url === '/api/lake.json' ? lake : 'site');
const open = (hashOf: (url: string) => string) => openPageStore(join(dir, 'store'), hashOf);

/** Renders a page in one run of the build. */
function render(hashOf: (url: string) => string, html: string, of = page): void {
  const store = open(hashOf);
  const file = join(dir, `rendered-${html}`);
  writeFileSync(file, html);
  store.add(of, file, sealPage('lake/index.html', html));
  store.save();
}

const htmlOf = (found: { file: string } | null) => found && readFileSync(found.file, 'utf8');

test('finds a page again as long as its data is the same', () => {
  render(data('blue'), 'blue page');
  const found = open(data('blue')).find('/lake');
  expect(htmlOf(found)).toBe('blue page');
  expect(found?.sealed).toEqual(sealPage('/lake', 'blue page'));
  expect(open(data('green')).find('/lake')).toBeNull();
  expect(open((url) => (url === '/api/site.json' ? 'other' : 'blue')).find('/lake')).toBeNull();
  expect(open(data('blue')).find('/pond')).toBeNull();
});

test('an edit that is taken back finds the page of before', () => {
  render(data('blue'), 'blue page');
  render(data('green'), 'green page');
  expect(htmlOf(open(data('blue')).find('/lake'))).toBe('blue page');
  expect(htmlOf(open(data('green')).find('/lake'))).toBe('green page');
});

test.each([
  ['a page that somebody changed', (file: string) => writeFileSync(file, 'blue page, and more')],
  ['a page that is gone', (file: string) => rmSync(file)],
])('%s is no page', (_name, damage) => {
  render(data('blue'), 'blue page');
  damage(open(data('blue')).find('/lake')!.file);
  expect(open(data('blue')).find('/lake')).toBeNull();
  render(data('blue'), 'blue page');
  expect(htmlOf(open(data('blue')).find('/lake'))).toBe('blue page');
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
  expect(open(data('blue')).find('/lake')).toBeNull();
  render(data('blue'), 'blue page');
  expect(open(data('blue')).find('/lake')).not.toBeNull();
});

test('keeps as many pages of earlier builds as the last one used', () => {
  for (const lake of ['a', 'b', 'c', 'd']) render(data(lake), lake);
  expect(readdirSync(join(dir, 'store')).filter((name) => name.endsWith('.html'))).toHaveLength(2);
  expect(open(data('d')).find('/lake')).not.toBeNull();
  expect(open(data('c')).find('/lake')).not.toBeNull();
  expect(open(data('b')).find('/lake')).toBeNull();
});
