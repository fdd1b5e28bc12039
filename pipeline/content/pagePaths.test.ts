import { expect, test } from 'vitest';
import { pagePaths, pathOfPage } from './pagePaths.ts';

type Records = Parameters<typeof pagePaths>[0];

/** Records with nothing but a slug. */
const entries = (...slugs: string[]) => slugs.map((slug) => ({ slug })) as never[];
const empty: Records = {
  attractions: [],
  activities: [],
  accommodations: [],
  trails: [],
  guides: [],
  pages: [],
};
const always = [
  '/',
  '/attractions',
  '/activities',
  '/accommodations',
  '/events',
  '/trip-planner',
  '/budget-calculator',
  '/map',
  '/hiking-map',
  '/notices',
];

test('a guide without content has home and the pages of the site', () => {
  expect(pagePaths(empty)).toEqual(always);
});

test('every record, guide and page of its own has an address; events have none', () => {
  const content = {
    ...empty,
    attractions: entries('lake'),
    activities: entries('canoe'),
    accommodations: entries('inn'),
    trails: entries('ridge', 'marsh'),
    guides: entries('travel-tips'),
    pages: entries('privacy'),
  };
  expect(pagePaths(content).slice(always.length)).toEqual([
    '/attractions/lake',
    '/activities/canoe',
    '/accommodations/inn',
    '/hiking-trails/ridge',
    '/hiking-trails/marsh',
    '/travel-tips',
    '/privacy',
  ]);
});

test('files that hold the words of a page of the site add no address, and the saved list is offered to nobody', () => {
  const words = always.slice(1).map((path) => path.slice(1));
  expect(pagePaths({ ...empty, pages: entries('home', ...words, 'saved', 'not-found') })).toEqual(always);
});

test('home is the root, every other page is named after its file', () => {
  expect([pathOfPage('home'), pathOfPage('privacy')]).toEqual(['/', '/privacy']);
});
