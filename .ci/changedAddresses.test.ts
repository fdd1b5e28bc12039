import { describe, expect, test } from 'vitest';
import { changedAddresses, isContentAlone } from './changedAddresses.ts';

const routes = [
  '/',
  '/attractions',
  '/attractions/mine',
  '/attractions/tarn',
  '/hiking-trails/loop',
  '/hiking-trails/ridge',
  '/events',
  '/map',
  '/hiking-map',
  '/trip-planner',
  '/travel-tips',
  '/saved',
];

describe('the addresses to look at', () => {
  const overviews = ['/', '/map', '/hiking-map', '/trip-planner'];
  test.each<[string, string[]]>([
    ['content/attractions/tarn.yaml', [...overviews, '/attractions', '/attractions/tarn']],
    // There is no page that lists trails but the map.
    ['content/trails/ridge.yaml', [...overviews, '/hiking-trails/ridge']],
    ['content/events/fair.yaml', [...overviews, '/events']],
    // A record that went away has no page left.
    ['content/attractions/gone.yaml', [...overviews, '/attractions']],
    ['content/pages/home.md', ['/']],
    ['content/pages/saved.md', ['/saved']],
    ['content/guides/travel-tips.md', ['/travel-tips']],
  ])('%s', (file, addresses) => {
    expect(changedAddresses([file], routes).sort()).toEqual([...addresses].sort());
  });

  test.each([
    'content/site.yaml',
    'content/facts/rates.yaml',
    'content/routes/ridge.gpx',
    'content/new/kind.yaml',
  ])('%s may show anywhere: one of each kind', (file) => {
    expect(changedAddresses([file], routes)).toEqual(
      routes.filter((path) => !['/attractions/tarn', '/hiking-trails/ridge'].includes(path)),
    );
  });

  test('of several files each once, in the order of the guide', () => {
    const files = ['content/guides/travel-tips.md', 'content/pages/home.md', 'content/pages/home.md'];
    expect(changedAddresses(files, routes)).toEqual(['/', '/travel-tips']);
  });
});

test.each<[boolean, string[]]>([
  [true, ['content/site.yaml', 'content/photos/a.jpg']],
  [false, ['content/site.yaml', 'README.md']],
  [false, ['contents/site.yaml']],
  [false, []],
])('content alone: %s for %j', (alone, files) => {
  expect(isContentAlone(files)).toBe(alone);
});
