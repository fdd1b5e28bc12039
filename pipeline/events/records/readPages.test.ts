import { describe, expect, test } from 'vitest';
import { feedContext, feedSettings } from '../../fixtures/feedWords.ts';
import { UnreadableFeed } from '../read/feedEvent.ts';
import type { KnownVersion } from '../fetch/fetchFeed.ts';
import { readPages } from './readPages.ts';
import { recordReader } from './recordReader.ts';

const first = 'https://town.example/events';

/** A page with an event, one that is over and one that nobody understands. */
const page = (id: number, next: string | null) => ({
  events: [
    { id, title: `Event ${id}`, all_day: true, start_date: '2026-12-10' },
    { id, title: `Over ${id}`, all_day: true, start_date: '2026-01-10' },
    { id, title: `Strange ${id}` },
  ],
  next_rest_url: next,
});

/** Reads pages by address; each names a version. */
async function read(
  pages: Record<string, object | null>,
  known: KnownVersion = {},
  deadline = new AbortController().signal,
  url = first,
) {
  const readPart = recordReader({ ...feedSettings, context: feedContext });
  const asked: [string, KnownVersion][] = [];
  const whole = await readPages(url, known, {
    read: async (...part) => readPart(...part),
    deadline,
    source: async (url, version) => {
      asked.push([url, version]);
      const answer = pages[url] ?? null;
      const body = Buffer.from(JSON.stringify(answer));
      return answer && { body, contentType: 'application/json', version: { etag: `"${url}"` } };
    },
  });
  return { whole, asked };
}

test('a feed in one part has the version of its answer', async () => {
  const { whole, asked } = await read({ [first]: page(1, null) }, { etag: '"6"' });
  expect(whole).toMatchObject({ format: 'tec', entries: 3, version: { etag: `"${first}"` } });
  expect(asked).toEqual([[first, { etag: '"6"' }]]);
});

test('what is unchanged is not read', async () => {
  expect(await read({}, { etag: '"6"' })).toMatchObject({ whole: null });
});

test('all parts are one feed, whose version nobody knows', async () => {
  const [second, third] = [`${first}?page=2`, `${first}?page=3`];
  const { whole, asked } = await read(
    { [first]: page(1, second), [second]: page(2, third), [third]: page(3, null) },
    { etag: '"6"' },
  );
  expect(whole).toMatchObject({ entries: 9, version: {} });
  expect(whole?.version).not.toHaveProperty('etag');
  expect(whole?.records.map(({ data }) => data.name)).toEqual(['Event 1', 'Event 2', 'Event 3']);
  expect(whole?.skipped.map(({ what }) => what)).toEqual(['Over 1', 'Over 2', 'Over 3']);
  expect(whole?.quarantined.map(({ what }) => what)).toEqual(['Strange 1', 'Strange 2', 'Strange 3']);
  expect(asked).toEqual([
    [first, { etag: '"6"' }],
    [second, {}],
    [third, {}],
  ]);
});

test.each([
  ['a part that leads back', { [first]: page(1, first) }, 'its parts have no end'],
  ['a part elsewhere', { [first]: page(1, 'https://else.example/') }, 'its next part lies on another host'],
  [
    'a part by another scheme',
    { [first]: page(1, 'http://town.example/2') },
    'its next part lies on another host',
  ],
  ['a part at no address', { [first]: page(1, 'page 2') }, 'its next part lies on another host'],
  ['a part that does not come', { [first]: page(1, `${first}?page=2`) }, 'a part of it did not come'],
])('%s fails the whole', async (_what, pages, fault) => {
  await expect(read(pages)).rejects.toThrow(new UnreadableFeed(fault));
});

test('after the deadline no further part is asked for', async () => {
  const pages = { [first]: page(1, `${first}?page=2`), [`${first}?page=2`]: page(2, null) };
  await expect(read(pages, {}, AbortSignal.abort())).rejects.toThrow(
    new UnreadableFeed('its parts take too long to come'),
  );
});

test('40 parts are read, and no more', async () => {
  const parts = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        index === 0 ? first : `${first}?page=${index}`,
        page(index, index === count - 1 ? null : `${first}?page=${index + 1}`),
      ]),
    );
  expect((await read(parts(40))).whole?.records).toHaveLength(40);
  await expect(read(parts(41))).rejects.toThrow(new UnreadableFeed('its parts have no end'));
});

/** A page of Localist, which counts its pages. */
const localistPage = (current: number, total: number) => ({
  events: [
    {
      event: {
        id: current,
        title: `Event ${current}`,
        event_instances: [{ event_instance: { id: 7, start: '2026-12-10', all_day: true } }],
      },
    },
  ],
  page: { current, size: 1, total },
});

describe('a page of a feed that was saved as a file is read alone', () => {
  test.each(['saved/page-1.json', '/saved/page-1.json', 'C:\\saved\\page-1.json'])('%s', async (file) => {
    const body = page(1, `${first}?page=2`);
    const { whole, asked } = await read({ [file]: body }, {}, undefined, file);
    expect(asked).toHaveLength(1);
    expect(whole?.records.map(({ data }) => data.name)).toEqual(['Event 1']);
    expect(whole?.remarks).toEqual([
      {
        what: 'this file with 3 entries',
        reason: `it is one page of a feed that has more. Give --feed the web address of the feed to read all; the next page is ${first}?page=2`,
      },
    ]);
  });

  test('of Localist, whose pages have numbers', async () => {
    const { whole } = await read({ 'page.json': localistPage(1, 3) }, {}, undefined, 'page.json');
    expect(whole?.records.map(({ data }) => data.name)).toEqual(['Event 1']);
    expect(whole?.remarks).toEqual([
      {
        what: 'this file with 1 entry',
        reason: expect.stringMatching(/; the next page is the address of the feed with \?page=2$/),
      },
    ]);
  });

  test.each([
    ['the last page of Localist', localistPage(3, 3)],
    ['the last page of The Events Calendar', page(1, null)],
  ])('%s has no remark', async (_what, body) => {
    const { whole } = await read({ 'page.json': body }, {}, undefined, 'page.json');
    expect(whole?.remarks).toEqual([]);
  });
});
