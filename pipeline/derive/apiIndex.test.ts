import { expect, test } from 'vitest';
import { addresses } from '#schemas/addresses.ts';
import { checkedFixture } from '../fixtures/checkedFixture.ts';
import { toIndex } from './apiIndex.ts';
import type { Move } from './moves.ts';
import { toSite } from './site.ts';

const content = checkedFixture();
const site = toSite(content, '2026-11-20', null);
const counts = { documents: { trails: 7, trail: 7, guide: 0 }, gpx: 5, calendars: 3 };
const index = toIndex(site, counts, []);
const movedOf = (kind: Move['kind']) => toIndex(site, counts, [{ kind, former: 'old', slug: 'new' }]).moved;

test('says which guide it is, of which day, under which licence and where it is described', () => {
  expect(index).toMatchObject({
    name: 'Testguide',
    url: 'https://guide.example',
    generatedOn: '2026-11-20',
    licence: { name: 'CC BY 4.0' },
    openapi: '/api/openapi.json',
  });
  expect(index.apiVersion).toMatch(/^\d+\.\d+\.\d+$/);
});

test('names every document once, with its address, in a few words and with its day', () => {
  expect(index.documents.map(({ name, url }) => [name, url])).toEqual(Object.entries(addresses));
  for (const { summary, generatedOn } of index.documents) {
    expect(summary).toMatch(/^[A-Z]/);
    expect(generatedOn).toBe('2026-11-20');
  }
});

test.each([
  ['trails', '/schemas/trail-list.schema.json'],
  ['trail', '/schemas/trail-detail.schema.json'],
  ['index', '/schemas/index.schema.json'],
])('names the schema of %s: that of a list for a list', (document, schema) => {
  expect(index.documents.find(({ name }) => name === document)?.schema).toBe(schema);
});

test.each([
  ['trails', 7],
  ['guide', 0],
  ['site', 1],
])('counts %s: %s', (document, count) => {
  expect(index.documents.find(({ name }) => name === document)?.count).toBe(count);
});

test('names the files that are no JSON, and how many there are', () => {
  expect(index.files.map(({ url, mediaType, count }) => [url, mediaType, count])).toEqual([
    ['/gpx/{slug}.gpx', 'application/gpx+xml', 5],
    ['/events.ics', 'text/calendar', 1],
    ['/events/{slug}.ics', 'text/calendar', 3],
  ]);
  expect(new Set(index.files.map(({ name }) => name)).size).toBe(3);
  for (const { name } of index.files) expect(name).toMatch(/^\w+$/);
});

test('names nothing as moved that never had another name', () => {
  expect(index.moved).toEqual([]);
});

test.each([
  ['trail', '/hiking-trails/', '/api/hiking-trails/slug/'],
  ['attraction', '/attractions/', '/api/attractions/slug/'],
  ['event', '/events/', '/api/events/slug/'],
  ['guide', '/', '/api/guides/'],
  ['page', '/', '/api/pages/'],
] as const)('of a %s that got another name its page and its document have moved', (kind, pages, api) => {
  expect(movedOf(kind)).toEqual([
    { from: `${pages}old`, to: `${pages}new` },
    { from: `${api}old.json`, to: `${api}new.json` },
  ]);
});
