import { beforeAll, expect, test } from 'vitest';
import type { ApiIndex, TrailDetail } from '#schemas/types/published.ts';
import { idOf } from '../content/idOf.ts';
import { derive } from '../derive/derive.ts';
import type { Published } from '../derive/published.ts';
import { checkedFixture } from '../fixtures/checkedFixture.ts';
import { createAjv, readSchemas } from '#schemas/readSchemas.ts';
import type { PublishedFile } from '../files/files.ts';
import { publishedFiles } from './publishedFiles.ts';
import { searchEngineFiles } from './host/hostFiles.ts';

let published: Published;
let files: PublishedFile[];

beforeAll(() => {
  const content = checkedFixture();
  published = derive(content, { today: '2026-11-20' });
  files = publishedFiles(published);
});

const text = (path: string): string => files.find((file) => file.path === path)?.text ?? '';

test('every file has a path of its own, and JSON files hold JSON', () => {
  const paths = files.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  const json = files.filter(({ path }) => path.endsWith('.json'));
  expect(json.length).toBeGreaterThan(0);
  for (const { text } of json) expect(() => JSON.parse(text)).not.toThrow();
});

test('a value that does not match its published schema is refused by file and place', () => {
  const [first, ...rest] = published.attractions;
  const wrong = { ...published, attractions: [...rest, { ...first!, latitude: 51 as never }] };
  expect(() => publishedFiles(wrong)).toThrow('/api/attractions.json at /2/latitude: must be string,null');
});

test.each([
  ['a list', 'attractions', '/api/attractions.json at /0'],
  ['a record', 'trailDetails', '/api/hiking-trails/slug/tarn-teahouse.json'],
] as const)('a field of %s that its published schema does not know is refused', (_what, name, place) => {
  const [first, ...rest] = published[name];
  const wrong = { ...published, [name]: [{ ...first, secret: 1 }, ...rest] };
  expect(() => publishedFiles(wrong)).toThrow(`${place}: must NOT have unevaluated properties`);
});

test('an unknown field of a route is refused, whether listed or on its page', () => {
  for (const name of ['trails', 'trailDetails'] as const) {
    const [first, ...rest] = published[name];
    const wrong = { ...published, [name]: [{ ...first, route: { ...first!.route, secret: 1 } }, ...rest] };
    expect(() => publishedFiles(wrong)).toThrow('/route');
  }
});

test('the calendar has all-day events that end before the first free day, and none without dates', () => {
  const calendar = text('events.ics');
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(4);
  expect(calendar).toContain('DTSTART;VALUE=DATE:20270120\r\nDTEND;VALUE=DATE:20270201\r\n');
  expect(calendar).toContain('DTSTART;VALUE=DATE:20261205\r\nDTEND;VALUE=DATE:20261206\r\n');
  expect(calendar).toContain('UID:ice-days@guide.example');
  expect(calendar.match(/DTSTAMP:20261120T000000Z/g)).toHaveLength(4);
  expect(calendar).toMatch(/SUMMARY:Spring race[^]*STATUS:CANCELLED/);
});

test('search engines find the pages under the address of the site', () => {
  expect(text('sitemap.xml')).toContain('<loc>https://guide.example/hiking-trails/marsh-loop</loc>');
  expect(text('sitemap.xml')).toContain('<loc>https://guide.example/</loc>');
  expect(text('robots.txt')).toContain('Sitemap: https://guide.example/sitemap.xml');
});

test('the sitemap says when a page changed, where that is known', () => {
  const published = { sitemapPaths: ['/', '/a?b&c'], lastChanges: new Map([['/a?b&c', '2026-10-02']]) };
  expect(searchEngineFiles(published, 'https://guide.example')[0]?.text)
    .toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://guide.example/</loc></url>
  <url><loc>https://guide.example/a?b&amp;c</loc><lastmod>2026-10-02</lastmod></url>
</urlset>
`);
});

test('the OpenAPI description refers to nothing that it does not hold', () => {
  const api = JSON.parse(text('api/openapi.json'));
  const references = [...text('api/openapi.json').matchAll(/"\$ref":"([^"]+)"/g)].map(
    ([, reference]) => reference!,
  );
  expect(references.length).toBeGreaterThan(50);
  const target = (reference: string) =>
    reference
      .split('/')
      .slice(1)
      .reduce((value, key) => value?.[key], api);
  expect(references).toContain('#/components/schemas/event.fields/properties/startDate');
  expect(references.filter((reference) => target(reference) === undefined)).toEqual([]);
  expect(Object.keys(api.paths)).toContain('/api/hiking-trails/slug/{slug}.json');
});

test('the OpenAPI description has the address of every published file for programs, and no other', () => {
  const { paths } = JSON.parse(text('api/openapi.json')) as { paths: Record<string, { get?: object }> };
  const described = Object.keys(paths).filter((path) => !path.startsWith('/api/newsletter'));
  const patterns = described.map((path) => new RegExp(`^${path.slice(1).replace('{slug}', '[a-z0-9-]+')}$`));
  const documents = files
    .map(({ path }) => path)
    .filter((path) => /^((api|gpx|schemas)\/.*|.*\.ics)$/.test(path));
  expect(documents.filter((path) => !patterns.some((pattern) => pattern.test(path)))).toEqual([]);
  expect(patterns.filter((pattern) => !documents.some((path) => pattern.test(path)))).toEqual([]);
});

test('the index counts what there is', () => {
  const index = JSON.parse(text('api/index.json')) as ApiIndex;
  const matching = (url: string) => {
    const pattern = new RegExp(`^${url.slice(1).replace('{slug}', '[a-z0-9-]+')}$`);
    return files.filter(({ path }) => pattern.test(path));
  };
  const moved = new Set(index.moved.map(({ from }) => from));
  for (const { url, count, generatedOn, schema } of index.documents) {
    expect(generatedOn).toBe('2026-11-20');
    expect(text(schema.slice(1))).not.toBe('');
    const found = matching(url).filter(({ path }) => !moved.has(`/${path}`));
    const value = JSON.parse(found[0]!.text) as unknown;
    expect([url, count]).toEqual([url, Array.isArray(value) ? value.length : found.length]);
  }
  for (const { url, count } of index.files) expect([url, count]).toEqual([url, matching(url).length]);
});

test('what a record was called before leads to it everywhere', () => {
  const content = checkedFixture();
  const [first, ...others] = content.attractions;
  const before = derive(content, { today: '2026-11-20' }).attractions.find(
    ({ slug }) => slug === first!.slug,
  );
  const renamed = { ...first!, data: { ...first!.data, formerSlugs: ['very-old', 'old'] } };
  const moved = derive({ ...content, attractions: [renamed, ...others] }, { today: '2026-11-20' });
  const fileOf = (path: string) => publishedFiles(moved).find((file) => file.path === path)?.text;
  expect(fileOf('_redirects')).toContain(`/attractions/old /attractions/${first!.slug} 301\n`);
  expect(fileOf('attractions/very-old/index.html')).toContain(`url=/attractions/${first!.slug}"`);
  expect(JSON.parse(fileOf('api/attractions/slug/old.json')!)).toEqual({
    slug: 'old',
    movedTo: first!.slug,
    url: `/api/attractions/slug/${first!.slug}.json`,
  });
  expect((JSON.parse(fileOf('api/index.json')!) as ApiIndex).moved).toContainEqual({
    from: '/attractions/old',
    to: `/attractions/${first!.slug}`,
  });
  const id = moved.attractions.find(({ slug }) => slug === first!.slug)!.id;
  expect([id, id === before!.id]).toEqual([idOf('attractions', 'very-old'), false]);
});

test('published schemas allow fields that come later, and nothing of another type', () => {
  const names = Object.keys(readSchemas('published'));
  const schemas = Object.fromEntries(
    names.map((name) => [name, JSON.parse(text(`schemas/${name}.schema.json`))]),
  );
  expect(JSON.stringify(schemas)).not.toMatch(/"(additional|unevaluated)Properties":false/);
  const ajv = createAjv(schemas);
  const trail = JSON.parse(text('api/hiking-trails/slug/marsh-loop.json')) as TrailDetail;
  const accepts = (value: object) =>
    ajv.getSchema('https://guide.example/schemas/trail-detail.schema.json')!(value);
  expect(accepts({ ...trail, comesLater: 1, route: { ...trail.route, comesLater: {} } })).toBe(true);
  expect(accepts({ ...trail, name: 1 })).toBe(false);
});
