import { expect, test } from 'vitest';
import { pagePaths, pathOfPage, sourceFiles } from './pagePaths.ts';

type Records = Parameters<typeof pagePaths>[0];

/** Records with nothing but a slug. */
const entries = (...slugs: string[]) => slugs.map((slug) => ({ slug })) as never[];
const empty: Records = {
  attractions: [],
  activities: [],
  accommodations: [],
  trails: [],
  events: [],
  importedEvents: [],
  guides: [],
  pages: [],
};

test('every record, guide and page has an address, home the first; what is not found has none', () => {
  const content = {
    ...empty,
    attractions: entries('lake'),
    activities: entries('canoe'),
    accommodations: entries('inn'),
    trails: entries('ridge', 'marsh'),
    events: entries('fair'),
    importedEvents: entries('concert-1'),
    guides: entries('travel-tips'),
    pages: entries('attractions', 'home', 'not-found', 'privacy'),
  };
  expect(pagePaths(content)).toEqual([
    '/',
    '/attractions/lake',
    '/activities/canoe',
    '/accommodations/inn',
    '/hiking-trails/ridge',
    '/hiking-trails/marsh',
    '/events/fair',
    '/events/concert-1',
    '/travel-tips',
    '/attractions',
    '/privacy',
  ]);
});

test('home is the root, every other page is named after its file', () => {
  expect([pathOfPage('home'), pathOfPage('privacy')]).toEqual(['/', '/privacy']);
});

test.each([
  ['home', '/', ['pages/home.md']],
  ['a guide or a page of its name', '/travel-tips', ['guides/travel-tips.md', 'pages/travel-tips.md']],
  ['the same with a slash behind', '/travel-tips/', ['guides/travel-tips.md', 'pages/travel-tips.md']],
  ['an attraction', '/attractions/mirror-tarn', ['attractions/mirror-tarn.yaml']],
  ['an activity', '/activities/canoe', ['activities/canoe.yaml']],
  ['a place to stay', '/accommodations/inn', ['accommodations/inn.yaml']],
  ['an event', '/events/film-week', ['events/film-week.yaml']],
  ['a trail', '/hiking-trails/marsh-loop', ['trails/marsh-loop.yaml']],
])('the words of %s, %s, are in %j', (_what, pathname, files) => {
  expect(sourceFiles(pathname)).toEqual(files);
});

test.each([
  ['something under the name of a folder of files', '/trails/marsh-loop'],
  ['something below a record', '/attractions/mirror-tarn/photos'],
  ['a record with a slash behind', '/attractions/mirror-tarn/'],
])('%s, %s, is in no file', (_what, pathname) => {
  expect(sourceFiles(pathname)).toEqual([]);
});
