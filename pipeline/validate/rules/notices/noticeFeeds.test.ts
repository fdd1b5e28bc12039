import { expect, test } from 'vitest';
import { type Edit, problemsAfter } from '../../../fixtures/rulesAfter.ts';

const feed = (over: Record<string, string> = {}) =>
  `  - ${JSON.stringify({ id: 'office', name: 'Office', url: 'https://office.example/', status: 'official', ...over })}\n`;

/** Returns the problems of the feeds on a day. */
function problems(feeds: string, { lastRead, today = '2026-11-20', more = '' }: Record<string, string> = {}) {
  const edits: Edit[] = [['site.yaml', 'newsletter:', `${more}noticeFeeds:\n${feeds}newsletter:`]];
  if (lastRead !== undefined) {
    const state = `feeds:\n  - { id: office, settings: x, lastRead: '${lastRead}', lastFull: '${lastRead}' }\n`;
    edits.push(['notices/imported/feeds.yaml', null, state]);
  }
  return problemsAfter(edits, () => today).map(
    ({ rule, severity, path, message }) => `${rule} ${severity} at ${path}: ${message}`,
  );
}

test('feeds have ids and addresses of their own', () => {
  const other = { id: 'rangers', url: 'https://rangers.example/' };
  expect(problems(feed() + feed(other))).toEqual([]);
  expect(problems(feed() + feed({ ...other, id: 'office' }))).toEqual([
    'notice-feeds error at noticeFeeds[1].id: the feed "office" is listed twice',
  ]);
  expect(problems(feed() + feed({ id: 'rangers' }))).toEqual([
    'notice-feeds error at noticeFeeds[1].url: this feed is listed twice',
  ]);
});

test('no feed of events has the id, since --feed names one of them all', () => {
  const more =
    'eventFeeds:\n  - { id: office, name: A, url: "https://a.example/", town: jasna, category: a, status: official }\n';
  expect(problems(feed(), { more })).toEqual([
    'notice-feeds error at noticeFeeds[0].id: a feed of events has the id "office", too',
  ]);
});

test('a feed that was not read for more than two days is told', () => {
  expect(problems(feed(), { lastRead: '2026-11-18' })).toEqual([]);
  expect(problems(feed(), { lastRead: '2026-11-17' })).toEqual([
    'notice-feeds warning at noticeFeeds[0].url: this feed was last read on 2026-11-17',
  ]);
});
