import { expect, test } from 'vitest';
import { checkedFixture } from '../fixtures/checkedFixture.ts';
import { lastChanges } from './lastChanges.ts';

const content = checkedFixture();
const changedWith = (days: Record<string, string>, of = content) =>
  Object.fromEntries(lastChanges(of, new Map(Object.entries(days))));

test.each([
  ['an attraction', 'attractions/mirror-tarn.yaml', ['/attractions/mirror-tarn', '/attractions', '/map']],
  ['an activity', 'activities/tarn-canoe.yaml', ['/activities/tarn-canoe', '/activities']],
  ['a place to stay', 'accommodations/bunk-house.yaml', ['/accommodations/bunk-house', '/accommodations']],
  ['a trail', 'trails/marsh-loop.yaml', ['/hiking-trails/marsh-loop', '/hiking-map']],
  ['a track', 'routes/marsh-loop.geojson', ['/hiking-trails/marsh-loop']],
  ['an event', 'events/ice-days.yaml', ['/events/ice-days', '/events']],
  ['the words of home', 'pages/home.md', ['/']],
  ['a guide', 'guides/travel-tips.md', ['/travel-tips']],
  ['the facts of passes', 'facts/passes.yaml', ['/park-passes', '/budget-calculator']],
  ['the rates', 'facts/rates.yaml', ['/budget-calculator']],
  ['the rules of the planner', 'facts/planner.yaml', ['/trip-planner']],
  ['a file of nobody', 'trails/gone.yaml', []],
])('with %s change the pages that tell of it', (_, file, pages) => {
  expect(changedWith({ [file]: '2026-09-01' })).toEqual(
    Object.fromEntries(pages.map((page) => [page, '2026-09-01'])),
  );
});

test('a page changed on the newest of the days of its files', () => {
  const days = {
    'pages/events.md': '2026-05-01',
    'events/ice-days.yaml': '2026-09-30',
    'events/film-week.yaml': '2026-10-02',
    'events/spring-race.yaml': '2026-08-15',
  };
  expect(changedWith(days)).toMatchObject({ '/events': '2026-10-02' });
});

test('a legal page that is called like a folder has its own words alone', () => {
  const page = content.pages.find(({ slug }) => slug === 'privacy')!;
  const pages = [{ ...page, slug: 'trails' }];
  expect(changedWith({ 'trails/marsh-loop.yaml': '2026-09-01' }, { ...content, pages })).toEqual({
    '/hiking-trails/marsh-loop': '2026-09-01',
  });
});

test('a trail without a track, or with that of another, has its file alone', () => {
  const days = { 'routes/marsh-loop.geojson': '2026-09-01' };
  const trails = content.trails.filter(({ slug }) => slug !== 'marsh-loop');
  expect(changedWith(days, { ...content, trails })).toEqual({});
});
