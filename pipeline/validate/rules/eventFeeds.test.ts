import { expect, test } from 'vitest';
import { copyFixture } from '../../fixtures/fixtureContent.ts';
import { loadContent } from '../../load/loadContent.ts';
import { validateContent } from '../validateContent.ts';

const feed = (over: Record<string, string> = {}) => {
  const all = {
    id: 'town',
    name: 'Town',
    url: 'https://town.example/',
    town: 'jasna',
    category: 'town',
    status: 'official',
    ...over,
  };
  return `  - ${JSON.stringify(all)}\n`;
};

/** What the check says about feeds, on a day. */
function problems(feeds: string, lastRead: string | null = null, today = '2026-11-20') {
  using copy = copyFixture();
  copy.edit('site.yaml', 'newsletter:', `eventFeeds:\n${feeds}newsletter:`);
  if (lastRead !== null) {
    const state = `feeds:\n  - { id: town, settings: x, lastRead: '${lastRead}', lastFull: '${lastRead}' }\n`;
    copy.edit('events/imported/feeds.yaml', null, state);
  }
  return validateContent(loadContent(copy.content), () => today).problems.map(
    ({ rule, severity, message }) => `${rule} ${severity}: ${message}`,
  );
}

test('feeds have ids and addresses of their own and known towns', () => {
  const other = { id: 'club', url: 'https://club.example/' };
  expect(problems(feed() + feed(other))).toEqual([]);
  expect(problems(feed() + feed({ ...other, id: 'town' }))).toEqual([
    'event-feeds error: the feed "town" is listed twice',
  ]);
  expect(problems(feed() + feed({ id: 'club' }))).toEqual(['event-feeds error: this feed is listed twice']);
  expect(problems(feed({ town: 'nowhere' }))).toEqual([
    expect.stringMatching(/^event-feeds error: town must be .* \(got "nowhere"\)$/),
  ]);
});

test.each([
  [null, []],
  ['2026-11-18', []],
  ['2026-11-17', ['event-feeds warning: this feed was last read on 2026-11-17']],
])('read last on %s: %j', (lastRead, expected) => {
  expect(problems(feed(), lastRead)).toEqual(expected);
});
