import { expect, test } from 'vitest';
import { type Edit, problemsAfter } from '../../../fixtures/rulesAfter.ts';

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

/** Returns the problems of the feeds on a day. */
function problems(feeds: string, lastRead: string | null = null, today = '2026-11-20') {
  const edits: Edit[] = [['site.yaml', 'newsletter:', `eventFeeds:\n${feeds}newsletter:`]];
  if (lastRead !== null) {
    const state = `feeds:\n  - { id: town, lastRead: '${lastRead}' }\n`;
    edits.push(['events/imported/feeds.yaml', null, state]);
  }
  return problemsAfter(edits, () => today).map(
    ({ rule, severity, path, message }) => `${rule} ${severity} at ${path}: ${message}`,
  );
}

test('feeds have ids and addresses of their own and known towns', () => {
  const other = { id: 'club', url: 'https://club.example/' };
  expect(problems(feed() + feed(other))).toEqual([]);
  expect(problems(feed() + feed({ ...other, id: 'town' }))).toEqual([
    'lists error at eventFeeds[1].id: "town" is listed twice',
  ]);
  expect(problems(feed() + feed({ id: 'club' }))).toEqual([
    'event-feeds error at eventFeeds[1].url: this feed is listed twice',
  ]);
  expect(problems(feed({ town: 'nowhere' }))).toEqual([
    expect.stringMatching(/^event-feeds error at eventFeeds\[0\]\.town: town must be .* \(got "nowhere"\)$/),
  ]);
});

test.each([
  [null, []],
  ['2026-11-18', []],
  ['2026-11-17', ['event-feeds warning at eventFeeds[0].url: this feed was last read on 2026-11-17']],
])('read last on %s: %j', (lastRead, expected) => {
  expect(problems(feed(), lastRead)).toEqual(expected);
});

test('a feed that was never read does not count as old when another is', () => {
  const found = problems(feed({ id: 'club', url: 'https://club.example/' }) + feed(), '2026-11-01');
  expect(found).toEqual(['event-feeds warning at eventFeeds[1].url: this feed was last read on 2026-11-01']);
});
