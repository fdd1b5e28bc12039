// @vitest-environment jsdom
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isFirstPark } from '#fixtures/isFirstPark.ts';
import { recordPath } from '#schemas/recordKinds.ts';
import type { Activity, ParkEvent, Site } from '#schemas/types/published.ts';
import { schemaOrgProblems } from '../test/schemaOrgProblems.ts';
import { withSupertypes } from '../test/schemaOrgVocabulary.ts';
import { routes } from './publishedRoutes.ts';
import { distDir, readDist } from './readDist.ts';
import { type Head, readHead } from './readHead.ts';

const { url: siteUrl } = readDist<Site>('api/site.json');
const unlisted = ['/saved', '/search', '/404'];
const pages = [...routes, '/404'].map(readHead);
const listed = pages.filter(({ path }) => !unlisted.includes(path));

const basicTags = [
  'title',
  'description',
  'og:site_name',
  'og:locale',
  'og:type',
  'og:title',
  'og:description',
];
const twitterTags = ['twitter:card', 'twitter:title', 'twitter:description'];
const addressTags = ['canonical', 'og:url'];
const cardTags = [
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'twitter:image',
  'twitter:image:alt',
];

const only = ({ tags }: Head, name: string) => tags.get(name)?.[0] ?? '';

/** One line for each of the tags that a page does not have exactly once, with something in it. */
function tagProblems(page: Head, names: string[]): string[] {
  return names
    .map((name) => ({ name, values: page.tags.get(name) ?? [] }))
    .filter(({ values }) => values.length !== 1 || values[0]?.trim() === '')
    .map(({ name, values }) => `${page.path}: ${name} ${JSON.stringify(values)}`);
}

/** One line for each page on which a tag is shorter or longer than it should be, or says what another page says. */
function textProblems(name: string, [shortest, longest]: [number, number]): string[] {
  const pathsByText = Map.groupBy(pages, (page) => only(page, name));
  const shared = [...pathsByText].filter(([, sharers]) => sharers.length > 1);
  return [
    ...shared.map(([text, sharers]) => `${sharers.map(({ path }) => path).join(', ')}: ${text}`),
    ...[...pathsByText.keys()]
      .filter(({ length }) => length < shortest || length > longest)
      .map((text) => `${text.length} characters: ${text}`),
  ];
}

const kindsOf = new Map<string, string[]>([
  ['/', ['WebSite']],
  ['/attractions', ['ItemList']],
  ['/activities', ['ItemList']],
  ['/accommodations', ['ItemList']],
  ['/events', ['ItemList']],
  ['/map', ['ItemList']],
  ['/hiking-map', ['ItemList']],
  ['/attractions/:slug', ['TouristAttraction', 'BreadcrumbList']],
  ['/activities/:slug', ['TouristTrip', 'BreadcrumbList']],
  ['/accommodations/:slug', ['LodgingBusiness', 'BreadcrumbList']],
  ['/hiking-trails/:slug', ['TouristAttraction', 'BreadcrumbList']],
  ...placesToEat().map((path): [string, string[]] => [path, ['FoodEstablishment', 'BreadcrumbList']]),
  ['/events/:slug', ['BreadcrumbList']],
  ...announcedEvents().map((path): [string, string[]] => [path, ['Event', 'BreadcrumbList']]),
]);

/** Returns the addresses of the activities that are places to eat. */
function placesToEat(): string[] {
  const activities = readDist<Activity[]>('api/activities.json');
  return activities.flatMap(({ slug, category }) =>
    category === 'dining' ? [recordPath('activity', slug)] : [],
  );
}

/** Returns the addresses of the events whose organisers have announced dates. */
function announcedEvents(): string[] {
  return readDist<ParkEvent[]>('api/events.json').flatMap(({ slug, calendarUrl }) =>
    calendarUrl ? [recordPath('event', slug)] : [],
  );
}

/** Every value in a JSON-LD node and the nodes inside it. */
function valuesIn(node: unknown): unknown[] {
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(valuesIn) : [node];
}

test('every page has each tag once; those that search engines may offer have an address and a card, too', () => {
  expect(pages.flatMap((page) => tagProblems(page, [...basicTags, ...twitterTags]))).toEqual([]);
  expect(listed.flatMap((page) => tagProblems(page, [...addressTags, ...cardTags]))).toEqual([]);
});

/* The texts are content: those of another park are as long as its writers like. */
test.runIf(isFirstPark())(
  'titles and descriptions differ from page to page and are as long as search engines show',
  () => {
    expect(textProblems('title', [1, 70])).toEqual([]);
    expect(textProblems('description', [50, 160])).toEqual([]);
  },
);

test('the three voices of a page say the same', () => {
  for (const page of pages) {
    for (const name of ['title', 'description']) {
      expect(only(page, `og:${name}`), page.path).toBe(only(page, name));
      expect(only(page, `twitter:${name}`), page.path).toBe(only(page, name));
    }
    expect(only(page, 'twitter:image'), page.path).toBe(only(page, 'og:image'));
  }
});

test('the canonical address of a page is its own', () => {
  for (const page of listed) {
    expect(
      addressTags.map((name) => only(page, name)),
      page.path,
    ).toEqual(addressTags.map(() => siteUrl + page.path));
  }
});

test('the card of a page is a file of the size that the page gives', async () => {
  for (const page of listed) {
    const address = only(page, 'og:image');
    expect(address.startsWith(`${siteUrl}/`), `${page.path}: ${address}`).toBe(true);
    const { width, height } = await sharp(join(distDir, address.slice(siteUrl.length))).metadata();
    expect([width, height].map(String), address).toEqual([
      only(page, 'og:image:width'),
      only(page, 'og:image:height'),
    ]);
  }
});

test('the sitemap lists exactly the pages with a canonical address', () => {
  const sitemap = readFileSync(join(distDir, 'sitemap.xml'), 'utf8');
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const canonical = pages.flatMap(({ tags }) => tags.get('canonical') ?? []);
  expect(addresses).toHaveLength(canonical.length);
  expect(new Set(addresses)).toEqual(new Set(canonical));
});

test('the saved places and the page for unknown addresses are kept out of search engines, and they alone', () => {
  const hidden = pages.filter((page) => only(page, 'robots') === 'noindex').map(({ path }) => path);
  expect(hidden).toEqual(unlisted);
});

test('structured data keeps to the vocabulary of schema.org', () => {
  const problems = pages.flatMap(({ path, jsonLd }) =>
    jsonLd.flatMap(schemaOrgProblems).map((problem) => `${path}: ${problem}`),
  );
  expect(problems).toEqual([]);
  for (const { path, jsonLd } of pages) {
    for (const node of jsonLd) expect(node, path).toHaveProperty('@context', 'https://schema.org');
  }
});

test('each route has the kinds of structured data that it should have', () => {
  for (const { path, jsonLd } of pages) {
    const kinds = kindsOf.get(path) ?? kindsOf.get(path.replace(/\/[^/]+$/, '/:slug')) ?? [];
    const found = jsonLd.map((node) => ('@type' in node ? withSupertypes(String(node['@type'])) : []));
    expect(found, path).toEqual(kinds.map((kind) => expect.arrayContaining([kind]) as unknown));
  }
});

test('all events are listed', () => {
  const events = readDist<ParkEvent[]>('api/events.json');
  const values = valuesIn(pages.find(({ path }) => path === '/events')?.jsonLd);
  expect(values.filter((value) => value === 'ListItem')).toHaveLength(events.length);
});

test('addresses in structured data are absolute, and those of the guide are pages or files of it', () => {
  for (const { path, jsonLd } of pages) {
    for (const value of valuesIn(jsonLd)) {
      if (typeof value !== 'string') continue;
      expect(value, path).not.toMatch(/^\.{0,2}\//);
      if (!value.startsWith(siteUrl)) continue;
      const target = value.slice(siteUrl.length).replace(/[?#].*$/, '');
      expect(routes.includes(target) || existsSync(join(distDir, target)), `${path}: ${value}`).toBe(true);
    }
  }
});

test('every place to stay and every announced event says where it is', () => {
  const nodesIn = (node: unknown): Record<string, unknown>[] => {
    if (typeof node !== 'object' || node === null) return [];
    return [node as Record<string, unknown>, ...Object.values(node).flatMap(nodesIn)];
  };
  const isA = (node: Record<string, unknown>, kind: string) =>
    typeof node['@type'] === 'string' && withSupertypes(node['@type']).includes(kind);
  const address = { '@type': 'PostalAddress', addressLocality: expect.stringMatching(/\S/) as string };
  const location = { '@type': 'Place', name: expect.stringMatching(/\S/) as string, address };
  for (const { path, jsonLd } of pages) {
    const nodes = jsonLd.flatMap(nodesIn);
    for (const stay of nodes.filter((node) => isA(node, 'LodgingBusiness')))
      expect(stay, path).toMatchObject({ address });
    for (const event of nodes.filter((node) => isA(node, 'Event')))
      expect(event, path).toMatchObject({ location });
  }
});
