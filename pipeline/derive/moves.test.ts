import { expect, test } from 'vitest';
import { checkedFixture } from '../fixtures/checkedFixture.ts';
import { formerNames, movesOf, pageMove } from './moves.ts';

const content = checkedFixture();

const renamed = <T extends { data: object }>(
  [first, ...rest]: readonly T[],
  ...formerSlugs: string[]
): T[] => [{ ...first!, data: { ...first!.data, formerSlugs } }, ...rest];

test('every former name of records, guides and pages leads to the present one', () => {
  const { attractions, trails, events, guides, pages } = content;
  const moves = movesOf({
    ...content,
    attractions: renamed(attractions, 'older', 'old'),
    trails: renamed(trails, 'old-trail'),
    events: renamed(events, 'old-event'),
    guides: renamed(guides, 'old-guide'),
    pages: renamed(pages, 'old-page'),
  });
  expect(moves.filter(({ former }) => former !== 'old-teahouse')).toEqual([
    { kind: 'attraction', former: 'older', slug: attractions[0]!.slug },
    { kind: 'attraction', former: 'old', slug: attractions[0]!.slug },
    { kind: 'trail', former: 'old-trail', slug: trails[0]!.slug },
    { kind: 'event', former: 'old-event', slug: events[0]!.slug },
    { kind: 'guide', former: 'old-guide', slug: guides[0]!.slug },
    { kind: 'page', former: 'old-page', slug: pages[0]!.slug },
  ]);
});

test('former names are looked up among records of one kind', () => {
  const names = formerNames(
    [
      { kind: 'trail', former: 'old-ridge', slug: 'ridge' },
      { kind: 'attraction', former: 'old-tarn', slug: 'tarn' },
      { kind: 'trail', former: 'older-ridge', slug: 'ridge' },
    ],
    'trail',
  );
  expect([...names]).toEqual([
    ['old-ridge', 'ridge'],
    ['older-ridge', 'ridge'],
  ]);
});

test.each([
  ['attraction', '/attractions/old', '/attractions/new'],
  ['activity', '/activities/old', '/activities/new'],
  ['accommodation', '/accommodations/old', '/accommodations/new'],
  ['trail', '/hiking-trails/old', '/hiking-trails/new'],
  ['event', '/events/old', '/events/new'],
  ['guide', '/old', '/new'],
  ['page', '/old', '/new'],
] as const)('the page of a record of kind %s moves from %s to %s', (kind, from, to) => {
  expect(pageMove({ kind, former: 'old', slug: 'new' })).toEqual({ from, to });
});
