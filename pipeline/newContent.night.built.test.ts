import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from './build.ts';
import { type FolderKind, folderOf } from './content/contentKinds.ts';
import { copyFixture, type FixtureCopy, fixtureToday } from './fixtures/fixtureContent.ts';

/* Runs after the build, whose bundles it takes: what is new here is content alone. */
const root = join(import.meta.dirname, '..');
const nameOf = (kind: FolderKind) => `Entirely new ${kind}`;
const slugOf = (kind: FolderKind) => `entirely-new-${kind}`;

/** Sections that show facts which other guides had to themselves until now. */
const factSections = ['passes', 'climate'].map((kind) => `  - kind: ${kind}\n    heading: New ${kind}`);

let copy: FixtureCopy;
let out: string;

/** Adds a file to the folder of a kind: one that is there already, under another name. */
function addFile(kind: FolderKind, from = readdirSync(join(copy.content, folderOf[kind]))[0] ?? ''): void {
  const text = readFileSync(join(copy.content, folderOf[kind], from), 'utf8')
    .replace(/^(name|title|heading): .*$/gm, `$1: ${nameOf(kind)}`)
    .replace(/^featured: .*\n/m, '')
    .replace(/^sections:$/m, (line) => [line, ...factSections].join('\n'));
  copy.edit(`${folderOf[kind]}/${slugOf(kind)}${extname(from)}`, null, text);
}

beforeAll(async () => {
  copy = copyFixture();
  for (const kind of ['attraction', 'activity', 'accommodation', 'trail', 'event'] as const) addFile(kind);
  addFile('guide', 'travel-tips.md');
  addFile('page', 'privacy.md');
  out = join(copy.root, 'dist');
  const { problems } = await build({
    content: copy.content,
    out,
    today: fixtureToday,
    site: { module: join(root, 'site/build/buildSite.ts') },
    emitPictures: () => Promise.resolve([]),
  });
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
});

afterAll(() => copy[Symbol.dispose]());

const read = (path: string) => readFileSync(join(out, path), 'utf8');
const pageAt = (address: string) => read(`${address}/index.html`);
const part = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];
const headingOf = (html: string) => part(html, /<h1[^>]*>(.*?)<\/h1>/);
const addressOf = (html: string) => part(html, /<link rel="canonical" href="([^"]+)">/);
const namesOn = (html: string) => [...html.matchAll(/>([^<>]+)</g)].map(([, name]) => name);

test.each([
  ['attraction', '/attractions/', '/attractions'],
  ['activity', '/activities/', '/activities'],
  ['accommodation', '/accommodations/', '/accommodations'],
  ['trail', '/hiking-trails/', '/hiking-map'],
  ['guide', '/', '/'],
  ['page', '/', '/'],
] as const)('a new %s needs a file of content and no code', (kind, folder, list) => {
  const address = folder + slugOf(kind);
  expect(headingOf(pageAt(address))).toBe(nameOf(kind));
  expect(addressOf(pageAt(address))).toBe(`https://guide.example${address}`);
  expect(read('sitemap.xml')).toContain(`<loc>https://guide.example${address}</loc>`);
  expect(namesOn(pageAt(list))).toContain(nameOf(kind));
});

test('a new event, which has no page of its own, stands in the list', () => {
  expect(namesOn(pageAt('/events'))).toContain(nameOf('event'));
});

test('a new guide brings along the facts that it shows', () => {
  const address = `/${slugOf('guide')}`;
  const payload = part(pageAt(address), /id="payload">(.*?)<\/script>/s) ?? '{}';
  expect(Object.keys(JSON.parse(payload) as object).sort()).toEqual([
    '/api/facts/climate.json',
    '/api/facts/emergency.json',
    '/api/facts/passes.json',
    `/api/guides${address}.json`,
    '/api/site.json',
  ]);
});
