import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { refreshData } from '../dev/refreshData.ts';
import { FetchFailure } from '../events/fetch/fetchFeed.ts';
import type { FeedSource } from '../events/records/readPages.ts';
import { exitCodeOf, reportMarkdown } from '../events/refreshReport.ts';
import { bytesBelow } from '../fixtures/bytesBelow.ts';
import { copyFixture, type FixtureCopy, fixtureToday } from '../fixtures/fixtureContent.ts';
import { feedAnswer, importedRecords } from '../fixtures/importedRecords.ts';
import { runCaptured } from '../fixtures/runCaptured.ts';
import { refreshNotices, type RefreshNoticesOptions } from './refreshNotices.ts';

const feedUrl = 'https://park.example/bulletins';
const settings = `noticeFeeds:
  - { id: office, name: Park office, url: '${feedUrl}', status: official }
`;

interface Park extends FixtureCopy {
  imported: string;
}

/** The fixture park with one feed of bulletins. */
function park(more = ''): Park {
  const copy = copyFixture();
  copy.edit('site.yaml', 'newsletter:', `${settings}${more}newsletter:`);
  return { ...copy, imported: join(copy.content, 'notices/imported') };
}

const bulletin = (id: string, over: object = {}) => ({
  id,
  title: `Bulletin ${id}`,
  url: `${feedUrl}/${id}`,
  ...over,
});
const answering =
  (bulletins: readonly object[], version = {}): FeedSource =>
  async () =>
    feedAnswer(JSON.stringify(bulletins), version);
const refresh = (content: string, source: FeedSource, over: Partial<RefreshNoticesOptions> = {}) =>
  refreshNotices({
    contentDir: content,
    today: fixtureToday,
    choose: ({ site }) => ({ feeds: site.data.noticeFeeds ?? [], keepOthers: false }),
    source: () => source,
    accept: false,
    dryRun: false,
    ...over,
  });
const titles = (dir: string) => importedRecords(dir).map(({ title }) => String(title));
const asReport = (notices: Awaited<ReturnType<typeof refresh>>) => ({
  day: '2026-11-20',
  timeZoneData: '2026a',
  feeds: [],
  duplicates: [],
  announced: [],
  added: [],
  removed: [],
  changed: [],
  isWritten: false,
  notices,
});

test('a bulletin is a file, which binds nothing and is published', async () => {
  using copy = park();
  const report = await refresh(
    copy.content,
    answering([bulletin('1', { text: 'Keep out.', date: '2026-11-19', end: '2026-12-24' })], { etag: '"7"' }),
  );
  expect(report).toMatchObject({
    isWritten: true,
    added: [{ slug: expect.stringMatching(/^office-[0-9a-f]{10}$/), title: 'Bulletin 1' }],
    feeds: [{ outcome: 'read', format: 'json', entries: 1, kept: 1 }],
  });
  expect(importedRecords(copy.imported)).toEqual([
    {
      title: 'Bulletin 1',
      text: 'Keep out.',
      link: `${feedUrl}/1`,
      publishedOn: '2026-11-19',
      to: '2026-12-24',
      provenance: { source: `${feedUrl}/1`, status: 'official', verifiedOn: null },
      imported: { feed: 'office', key: '1' },
    },
  ]);
  expect(parse(readFileSync(join(copy.imported, 'feeds.yaml'), 'utf8'))).toMatchObject({
    feeds: [{ id: 'office', lastRead: '2026-11-20', lastFull: '2026-11-20', etag: '"7"' }],
  });
  const data = join(copy.root, 'data');
  expect(refreshData(copy.content, data, fixtureToday, join(copy.root, 'relief'))).toMatchObject({
    isFresh: true,
    problems: [],
  });
  const published = JSON.parse(readFileSync(join(data, 'api/notices.json'), 'utf8')) as object[];
  expect(published).toContainEqual(expect.objectContaining({ title: 'Bulletin 1', records: [] }));
});

test('a notice takes the place of the bulletin that it names, also when its title changes', async () => {
  using copy = park();
  const { added } = await refresh(copy.content, answering([bulletin('1')]));
  const gate = join(copy.content, 'notices/mine-gate.yaml');
  writeFileSync(gate, `${readFileSync(gate, 'utf8')}bulletin: ${added[0]!.slug}\n`);
  const report = await refresh(copy.content, answering([bulletin('1', { title: 'Other words' })]));
  expect(report).toMatchObject({ added: [], removed: [], changed: [added[0]!.slug] });
  const data = join(copy.root, 'data');
  expect(refreshData(copy.content, data, fixtureToday, join(copy.root, 'relief')).problems).toEqual([]);
  expect(readFileSync(join(data, 'api/notices.json'), 'utf8')).not.toContain('Other words');
});

test('a second refresh changes no byte', async () => {
  using copy = park();
  await refresh(copy.content, answering([bulletin('1'), bulletin('2')]));
  const before = bytesBelow(copy.root);
  expect(await refresh(copy.content, answering([bulletin('2'), bulletin('1')]))).toMatchObject({
    isWritten: false,
    added: [],
    changed: [],
  });
  expect(bytesBelow(copy.root)).toEqual(before);
});

test('what a host calls unchanged stays, but for what has ended', async () => {
  using copy = park();
  await refresh(
    copy.content,
    answering([bulletin('1', { end: '2026-11-21' }), bulletin('2')], { etag: '"7"' }),
  );
  const asked: unknown[] = [];
  const unchanged: FeedSource = async (_url, known) => {
    asked.push(known);
    return null;
  };
  await refresh(copy.content, unchanged, { today: () => '2026-11-21' });
  expect(titles(copy.imported).toSorted()).toEqual(['Bulletin 1', 'Bulletin 2']);
  const report = await refresh(copy.content, unchanged, { today: () => '2026-11-22' });
  expect(report.feeds).toMatchObject([{ outcome: 'unchanged', kept: 1 }]);
  expect(titles(copy.imported)).toEqual(['Bulletin 2']);
  expect(asked).toEqual([{ etag: '"7"' }, { etag: '"7"' }]);
});

const failing =
  (reason: string): FeedSource =>
  async () =>
    Promise.reject(new FetchFailure(reason, false));
test.each([
  ['a host that has no such page', failing('its host answers with 404'), 'its host answers with 404'],
  ['a body that is too long', failing('longer than 5 MB'), 'longer than 5 MB'],
  ['an empty body', async () => feedAnswer(' '), 'the body is empty'],
  [
    'an error page',
    async () => feedAnswer('<!doctype html><html><body>Sorry</body></html>'),
    'the body is an HTML page without bulletins',
  ],
] as [string, FeedSource, string][])('%s changes no byte and is reported', async (_what, source, reason) => {
  using copy = park();
  await refresh(copy.content, answering([bulletin('1')]));
  const before = bytesBelow(copy.root);
  const report = await refresh(copy.content, source, { today: () => '2027-01-10' });
  expect(report).toMatchObject({
    isWritten: false,
    feeds: [{ outcome: 'failed', reasons: [reason], kept: 1 }],
  });
  expect(exitCodeOf(asReport(report))).toBe(3);
  expect(bytesBelow(copy.root)).toEqual(before);
});

test.each([
  [10, 7, 'read'],
  [10, 6, 'held'],
])('of %i bulletins %i are left: %s', async (count, left, outcome) => {
  using copy = park();
  const all = Array.from({ length: count }, (_, id) => bulletin(`${id}`));
  await refresh(copy.content, answering(all));
  const fewer = answering(all.slice(0, left));
  const report = await refresh(copy.content, fewer);
  expect(report.feeds[0]?.outcome).toBe(outcome);
  expect(titles(copy.imported)).toHaveLength(outcome === 'held' ? count : left);
  if (outcome !== 'held') return;
  expect(report.feeds[0]?.reasons).toEqual(['4 of 10 bulletins are gone']);
  expect(exitCodeOf(asReport(report))).toBe(4);
  expect(reportMarkdown(asReport(report))).toContain('`npm run events:refresh -- --feed office --accept`');
  await refresh(copy.content, fewer, { accept: true });
  expect(titles(copy.imported)).toHaveLength(left);
});

test('bulletins that have ended by themselves hold nothing', async () => {
  using copy = park();
  await refresh(copy.content, answering([bulletin('1', { end: '2026-11-20' }), bulletin('2')]));
  const report = await refresh(copy.content, answering([bulletin('2')]), { today: () => '2026-11-21' });
  expect(report).toMatchObject({ feeds: [{ outcome: 'read' }], removed: [expect.any(String)] });
});

test('too many entries that nobody understands hold the refresh', async () => {
  using copy = park();
  const report = await refresh(copy.content, answering([bulletin('1'), { id: '2' }]));
  expect(report.feeds[0]).toMatchObject({
    outcome: 'held',
    reasons: ['1 of 2 entries could not be understood'],
  });
  expect(existsSync(copy.imported)).toBe(false);
});

test('one feed that fails does not keep the other from being read, nor loses what it had', async () => {
  using copy = park(
    `  - { id: rangers, name: Rangers, url: 'https://rangers.example/b', status: secondary }\n`,
  );
  await refresh(copy.content, async (url) =>
    feedAnswer(JSON.stringify([bulletin(url === feedUrl ? '1' : '2')])),
  );
  const report = await refresh(copy.content, async (url) => {
    if (url === feedUrl) throw new FetchFailure('its host answers with 500', true);
    return feedAnswer(JSON.stringify([bulletin('2', { title: 'New words' })]));
  });
  expect(report.feeds.map(({ outcome }) => outcome)).toEqual(['failed', 'read']);
  expect(titles(copy.imported).toSorted()).toEqual(['Bulletin 1', 'New words']);
});

test('nothing is written for a dry run, and content with a mistake is not refreshed', async () => {
  using copy = park();
  expect(await refresh(copy.content, answering([bulletin('1')]), { dryRun: true })).toMatchObject({
    isWritten: false,
    added: [{ title: 'Bulletin 1' }],
  });
  expect(existsSync(copy.imported)).toBe(false);
  writeFileSync(join(copy.content, 'notices/broken.yaml'), 'title: [');
  await expect(refresh(copy.content, answering([]))).rejects.toThrow(
    'the content has errors: run npm run check first',
  );
});

test('the report tells new, changed and gone bulletins, and texts of the feed are no markup', async () => {
  using copy = park();
  await refresh(copy.content, answering([bulletin('1'), bulletin('2')]));
  const report = await refresh(
    copy.content,
    answering([bulletin('1', { title: 'Other' }), bulletin('3', { title: '<img src=x> @all `x`' })]),
    { accept: true },
  );
  const markdown = reportMarkdown(asReport(report));
  expect(markdown).toContain('No calendar was read.');
  expect(markdown).toContain('# Bulletins on 2026-11-20\n\n1 added, 1 changed, 1 removed.');
  expect(markdown).toMatch(
    /## New bulletins: write a notice for each that binds a place \(1\)\n\n- `office-/,
  );
  expect(markdown).toContain('## Gone bulletins: end or remove their notices (1)');
  const unquoted = markdown.split('`').filter((_, index) => index % 2 === 0);
  expect(unquoted.join('')).not.toMatch(/[<@]/);
});

test('of an official feed whose host is no body of the guide the bulletins are no mistake', async () => {
  using copy = park(
    `  - { id: rangers, name: Rangers, url: 'https://rangers.example/b', status: official }\n`,
  );
  await refresh(copy.content, async (url) =>
    feedAnswer(JSON.stringify([bulletin('1', { url: `${url}/1` })])),
  );
  expect(
    refreshData(copy.content, join(copy.root, 'data'), fixtureToday, join(copy.root, 'relief')).problems,
  ).toEqual([]);
});

test('the command reads calendars and bulletins in one run, or the list that --feed names', async () => {
  // An address that no request goes to, since it is not public.
  using copy = park(
    `  - { id: rangers, name: Rangers, url: 'https://127.0.0.1/bulletins', status: secondary }\n`,
  );
  copy.edit('site.yaml', feedUrl, 'https://127.0.0.1/list');
  const run = (...args: string[]) => runCaptured('events:refresh', '--content', copy.content, ...args);
  const all = await run();
  expect(all.status).toBe(3);
  expect(all.stdout).toMatch(
    /# Events on [^]*No calendar was read\.[^]*# Bulletins on [^]*`office`[^]*`rangers`/,
  );
  const one = await run('--feed', 'rangers');
  expect(one.status).toBe(3);
  expect(one.stdout).not.toContain('`office`');
  const refused = await run('--feed', 'office', '--format', 'rss');
  expect(refused).toMatchObject({ status: 2 });
  expect(refused.stderr).toContain('a list of bulletins says its own in site.yaml');
});
