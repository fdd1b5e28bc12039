import { beforeAll, describe, expect, test } from 'vitest';
import { checkedFixture } from '../fixtures/checkedFixture.ts';
import type { Content } from '../content/checkedContent.ts';
import { derive } from './derive.ts';
import type { Published } from './published.ts';

let content: Content;
let published: Published;

beforeAll(() => {
  content = checkedFixture();
  published = derive(content, { today: '2026-11-20' });
});

const slugs = (records: readonly { slug: string }[]) => records.map(({ slug }) => slug);
const detail = <T extends { slug: string }>(records: readonly T[], slug: string): T =>
  records.find((r) => r.slug === slug)!;

test('lists featured records first, then by name', () => {
  expect(slugs(published.attractions)).toEqual(['mirror-tarn', 'echo-canyon', 'old-mine']);
});

test('publishes coordinates and prices in the types of the specification', () => {
  expect(published.attractions[0]).toMatchObject({ latitude: '51.42', longitude: '14.18' });
  expect(detail(published.attractions, 'old-mine')).toMatchObject({ latitude: null, longitude: null });
  expect(published.activities.map(({ slug, price }) => [slug, price])).toEqual([
    ['tarn-canoe', '115'],
    ['ridge-tour', '480.5'],
    ['star-walk', null],
  ]);
  expect(detail(published.accommodations, 'grand-test-hotel')).toMatchObject({
    price: 820,
    reviewCount: 1204,
  });
  expect(detail(published.accommodations, 'bunk-house')).toMatchObject({
    price: null,
    reviewCount: null,
    rating: null,
  });
  expect(detail(published.events, 'film-week')).toMatchObject({ startDate: null, price: null });
});

test('only a quote with a source is of a verified visitor', () => {
  expect(published.attractions[0]?.reviewQuotes).toEqual([
    'Cold and green. - Sample visitor',
    'Worth the early bus. - Visitor quote',
  ]);
  expect(published.attractionDetails[0]?.reviewsAreSamples).toBe(true);
});

test('shows pinned records first, then the nearest, and none beyond 40 km', () => {
  const attraction = detail(published.attractionDetails, 'mirror-tarn');
  expect(slugs(attraction.activities)).toEqual(['tarn-canoe']);
  expect(slugs(attraction.trails)).toEqual(['tarn-teahouse', 'high-lookout', 'tarn-teahouse-winter']);
  expect(slugs(attraction.accommodations)).toEqual(['grand-test-hotel']);
  // Bunk House stands far to the south-east, next to nothing but the marsh.
  expect(slugs(detail(published.accommodationDetails, 'bunk-house').attractions)[0]).toBe('old-mine');
});

test('a record on the page of another carries what a card shows, as its own page has it', () => {
  const { home, attractions } = published;
  expect(attractions[0]).toMatchObject({ ...home.attractions[0] });
  expect(Object.keys(home.attractions[0] ?? {})).not.toContain('history');
  const { accommodations, activities } = detail(published.attractionDetails, 'mirror-tarn');
  const own = (near: { awayKm?: number }) => {
    const card = { ...near };
    delete card.awayKm;
    return expect.objectContaining(card) as unknown;
  };
  expect(published.accommodations).toContainEqual(own(accommodations[0]!));
  expect(published.activities).toContainEqual(own(activities[0]!));
  expect(published.events).toContainEqual(expect.objectContaining(home.events[0]));
});

test('home shows six of each and the next twelve events, those without dates last', () => {
  expect(slugs(published.home.events)).toEqual([
    'lantern-parade',
    'ice-days',
    'spring-race',
    'midsummer-fire',
    'film-week',
  ]);
  const later = derive(content, { today: '2027-01-31' });
  expect(slugs(later.home.events)).toEqual(['ice-days', 'spring-race', 'midsummer-fire', 'film-week']);
  expect(later.site.builtOn).toBe('2027-01-31');
});

describe('routes', () => {
  const route = (slug: string) => detail(published.trailDetails, slug).route;

  test('a traced line is named as such, with elevations interpolated between its points', () => {
    expect(route('tarn-teahouse')).toMatchObject({
      accuracy: 'traced',
      attribution: { holder: 'Nobody' },
      elevations: 'interpolated',
      elevationRangeM: 400,
      climbM: 400,
      gpxUrl: '/gpx/tarn-teahouse.gpx',
      waypoints: [
        { name: 'Trailhead', km: 0 },
        { name: 'Fork', elevation: 1812 },
        { name: 'Tarn' },
        { name: 'Teahouse' },
      ],
    });
  });

  test('a whole alias has the line and a download, a partial one the line alone', () => {
    expect(route('tarn-teahouse-winter')).toMatchObject({
      lineOf: 'tarn-teahouse',
      covers: 'full',
      gpxUrl: '/gpx/tarn-teahouse-winter.gpx',
    });
    expect(route('high-lookout')).toMatchObject({ lineOf: 'tarn-teahouse', covers: 'partial', gpxUrl: null });
    expect(Object.keys(published.trailCoordinates)).toEqual([
      'tarn-teahouse',
      'bare-ridge',
      'marsh-loop',
      'tarn-teahouse-winter',
      'old-teahouse',
    ]);
    expect(published.trailCoordinates['old-teahouse']).toEqual(published.trailCoordinates['tarn-teahouse']);
  });

  test('a track without elevations has no gain, no profile and no elevation key', () => {
    expect(route('bare-ridge')).toMatchObject({
      elevations: 'placeholder',
      climbM: null,
      elevationRangeM: null,
      profile: [],
    });
    expect(published.trailCoordinates['bare-ridge']?.[0]).toEqual({ lat: 51.2, lng: 13.7 });
  });

  test('a recorded loop has its true length, range and box, and a preview with fewer points', () => {
    const loop = route('marsh-loop');
    expect(loop).toMatchObject({ accuracy: 'recorded', lengthKm: 2.1, elevationRangeM: 4, climbM: 0 });
    expect(loop?.bounds).toEqual({ south: 51.167, west: 13.5752, north: 51.173, east: 13.5848 });
    expect(loop?.preview.length).toBeLessThan(61);
    expect(loop?.preview[0]).toEqual({ lat: 51.17, lng: 13.5752, elevation: 1383 });
  });

  test('a trail without route says so', () => {
    expect(route('unmapped-way')).toBeNull();
  });
});

test('pages and guides know their address, and Markdown is HTML', () => {
  expect(detail(published.pages, 'home')).toMatchObject({
    path: '/',
    socialImage: '/images/social/home.jpg',
  });
  const guide = detail(published.guides, 'getting-here');
  expect(guide).toMatchObject({
    path: '/getting-here',
    html: '<p>The park lies at the end of the line.</p>',
  });
  expect(guide.sections[0]).toMatchObject({ id: 'by-bus', introHtml: '<p>There is <em>one</em> line.</p>' });
  expect(published.site.legal.map(({ href }) => href)).toEqual(['/privacy', '/terms', '/cookies']);
});

test('the sitemap has every page that does not keep out of it', () => {
  expect(published.sitemapPaths).toEqual(
    expect.arrayContaining(['/', '/attractions', '/hiking-trails/marsh-loop', '/privacy']),
  );
  expect(new Set(published.routes).size).toBe(published.routes.length);
  const unlisted = published.routes.filter((path) => !published.sitemapPaths.includes(path));
  expect(unlisted).toEqual(['/saved', '/search']);
});

test('a page changed when its file, its records or the facts that it shows did', () => {
  const lastCommits = new Map([
    ['trails/marsh-loop.yaml', '2026-09-01'],
    ['routes/marsh-loop.geojson', '2026-09-03'],
    ['trails/bare-ridge.yaml', '2026-10-02'],
    ['pages/hiking-map.md', '2026-08-01'],
    ['guides/park-passes.md', '2026-08-02'],
    ['facts/passes.yaml', '2026-11-01'],
    ['pages/privacy.md', '2026-07-01'],
    ['trails/gone.yaml', '2026-11-19'],
  ]);
  const { lastChanges } = derive(content, { today: '2026-11-20', lastCommits });
  expect(Object.fromEntries(lastChanges)).toEqual({
    '/hiking-trails/marsh-loop': '2026-09-03',
    '/hiking-trails/bare-ridge': '2026-10-02',
    '/hiking-map': '2026-10-02',
    '/park-passes': '2026-11-01',
    '/budget-calculator': '2026-11-01',
    '/privacy': '2026-07-01',
  });
  expect(published.lastChanges.size).toBe(0);
});

test('without a way for its mails there is no newsletter, on no page', () => {
  expect(published.site.newsletter).toBeNull();
  expect(derive(content, { today: '2026-11-20', mail: 'smtp' }).site.newsletter).not.toBeNull();
});

test('the form of the trip planner is published apart from its rules', () => {
  expect(published.plannerForm).toEqual({ form: published.planner.rules.form });
});

test('a record that lies nowhere is on no map of its own', () => {
  expect(detail(published.attractionDetails, 'mirror-tarn').locatorMap).not.toBeNull();
  expect(detail(published.attractionDetails, 'old-mine').locatorMap).toBeNull();
});
