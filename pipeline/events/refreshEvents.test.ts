import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { anyCharacter } from '../fixtures/anyCharacter.ts';
import type { AuthoredSite } from '#schemas/types/authored.ts';
import { bytesBelow } from '../fixtures/bytesBelow.ts';
import { copyFixture, type FixtureCopy, fixtureToday } from '../fixtures/fixtureContent.ts';
import { feedAnswer, importedRecords } from '../fixtures/feedWords.ts';
import { propertyRuns, settings as someByDay } from '../fixtures/testScope.ts';
import { runCaptured } from '../fixtures/runCaptured.ts';
import { refreshData } from '../dev/refreshData.ts';
import { type FeedEvent, UnreadableFeed } from './feedEvent.ts';
import { importedFiles, writeImported } from './importedFiles.ts';
import { readFeed } from './readFeed.ts';
import { type ImportedRecord, toRecord } from './toRecord.ts';
import { type FeedSource, reasonsToHold, refreshEvents, type RefreshOptions } from './refreshEvents.ts';
import { exitCodeOf, reportMarkdown } from './refreshReport.ts';

const feedsDir = join(import.meta.dirname, '../fixtures/feeds');
const feedUrl = 'https://town.example/calendar';
const settings = `eventFeeds:
  - id: town
    name: Town calendar
    url: ${feedUrl}
    town: jasna
    category: town life
    status: official
`;

interface Park extends FixtureCopy {
  imported: string;
}

/** The fixture park with one feed. */
function park(more = ''): Park {
  const copy = copyFixture();
  copy.edit('site.yaml', 'newsletter:', `${settings}${more}newsletter:`);
  return { ...copy, imported: join(copy.content, 'events/imported') };
}

const vevent = (uid: string, name: string, date = '20261210', more = '') =>
  `BEGIN:VEVENT\r\nUID:${uid}\r\nSUMMARY:${name}\r\nDTSTART;VALUE=DATE:${date}\r\n${more}END:VEVENT\r\n`;
const calendar = (...events: string[]) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events.join('')}END:VCALENDAR\r\n`;
const answering =
  (text: string | Uint8Array): FeedSource =>
  async () =>
    feedAnswer(text);

const refresh = (content: string, source: FeedSource, over: Partial<RefreshOptions> = {}) =>
  refreshEvents({
    contentDir: content,
    today: fixtureToday,
    choose: ({ site }) => ({ feeds: site.data.eventFeeds ?? [], keepOthers: false }),
    source: () => source,
    accept: false,
    dryRun: false,
    ...over,
  });

const readImportedTexts = (dir: string) =>
  readdirSync(dir).map((name) => readFileSync(join(dir, name), 'utf8'));

test('a record says all that a feed says, in the words of the guide', async () => {
  using copy = park();
  const lines = [
    'UID:7',
    'SUMMARY:Café <i>talk</i> & tea',
    'DESCRIPTION:<p>One</p><p>Two</p>',
    'DTSTART:20261212T190000',
    'DTEND:20261212T210000',
    'LOCATION:Club room\\, Jasna',
    'CATEGORIES:Talk',
    'URL:https://club.example/1',
    'ORGANIZER;CN=The club:mailto:a@club.example',
    'ATTACH;FMTTYPE=image/png:https://club.example/1.png',
  ];
  const source = answering(calendar(`BEGIN:VEVENT\r\n${lines.join('\r\n')}\r\nEND:VEVENT\r\n`));
  const report = await refresh(copy.content, source);
  expect(report).toMatchObject({ isWritten: true, removed: [], changed: [] });
  expect(report.added).toEqual([
    {
      slug: expect.stringMatching(/^cafe-talk-tea-[0-9a-f]{10}$/),
      startDate: '2026-12-12',
      endDate: '2026-12-12',
    },
  ]);
  expect(importedRecords(copy.imported)).toEqual([
    {
      name: 'Café talk & tea',
      description: 'One\nTwo',
      town: 'jasna',
      location: 'Club room, Jasna',
      category: 'talk',
      startDate: '2026-12-12',
      endDate: '2026-12-12',
      startTime: '19:00',
      endTime: '21:00',
      isFree: false,
      eventStatus: 'scheduled',
      url: 'https://club.example/1',
      organiser: 'The club',
      organiserImage: 'https://club.example/1.png',
      provenance: { source: 'https://club.example/1', status: 'official', verifiedOn: null },
      imported: { feed: 'town', key: '7' },
    },
  ]);
  expect(parse(readFileSync(join(copy.imported, 'feeds.yaml'), 'utf8'))).toEqual({
    feeds: [{ id: 'town', lastRead: '2026-11-20' }],
  });
});

test('a second refresh changes no byte; on another day only the day of the reading', async () => {
  using copy = park();
  const source = answering(readFileSync(join(feedsDir, 'weekly-over-dst.ics')));
  await refresh(copy.content, source);
  const before = bytesBelow(copy.root);
  expect(await refresh(copy.content, source)).toMatchObject({
    isWritten: false,
    added: [],
    removed: [],
    changed: [],
  });
  expect(bytesBelow(copy.root)).toEqual(before);
  expect(await refresh(copy.content, source, { today: () => '2026-11-21' })).toMatchObject({
    isWritten: true,
    added: [],
    removed: [],
    changed: [],
  });
  const after = bytesBelow(copy.root);
  const state = 'content/events/imported/feeds.yaml';
  expect(after[state]).not.toBe(before[state]);
  expect(after).toEqual({ ...before, [state]: after[state] });
});

test.each([
  [
    'a host that fails',
    async () => Promise.reject(new Error('its host answers with 500')),
    'its host answers with 500',
  ],
  ['an empty body', answering(''), 'the body is empty'],
  [
    'an HTML page',
    answering(readFileSync(join(feedsDir, 'fail-html-error-page.html'))),
    'the body is an HTML page',
  ],
  [
    'a body that is cut off',
    answering(readFileSync(join(feedsDir, 'fail-truncated.ics'))),
    'the calendar is cut off: its END:VCALENDAR is missing',
  ],
] as [string, FeedSource, string][])(
  '%s changes no byte of content and is reported',
  async (_what, source, reason) => {
    using copy = park();
    await refresh(copy.content, answering(calendar(vevent('1', 'First'))));
    const before = bytesBelow(copy.root);
    const report = await refresh(copy.content, source, { today: () => '2027-01-10' });
    expect(report).toMatchObject({
      isWritten: false,
      feeds: [{ outcome: 'failed', reasons: [reason], kept: 1 }],
    });
    expect(exitCodeOf(report)).toBe(3);
    expect(bytesBelow(copy.root)).toEqual(before);
  },
);

test('a refresh that takes too much away waits for a person, who may accept it', async () => {
  using copy = park();
  await refresh(
    copy.content,
    answering(calendar(...['a', 'b', 'c'].map((uid) => vevent(uid, `Event ${uid}${uid}${uid}`)))),
  );
  const before = bytesBelow(copy.root);
  const empty = answering(calendar());
  const held = await refresh(copy.content, empty);
  expect(held).toMatchObject({
    isWritten: false,
    feeds: [{ outcome: 'held', reasons: ['3 of 3 coming events are gone'] }],
  });
  expect(exitCodeOf(held)).toBe(4);
  expect(bytesBelow(copy.root)).toEqual(before);
  expect(reportMarkdown(held)).toContain('`npm run events:refresh -- --feed town --accept`');
  expect(await refresh(copy.content, empty, { accept: true })).toMatchObject({ isWritten: true });
  expect(importedRecords(copy.imported)).toEqual([]);
});

test('a hostile feed harms no other: it keeps its last good events, and the report says why', async () => {
  using copy = park(
    `  - { id: club, name: Club, url: 'https://club.example/', town: jasna, category: club, status: secondary }\n`,
  );
  const answer = (town: string, night: string) => async (url: string) =>
    feedAnswer(url === feedUrl ? town : calendar(vevent('1', night)));
  await refresh(copy.content, answer(calendar(vevent('1', 'First')), 'Club night'));
  const daily = Array.from({ length: 2000 }, (_, n) =>
    vevent(`${n}`, `Walk ${n}`, '20261201', 'RRULE:FREQ=DAILY\r\n'),
  );
  const report = await refresh(copy.content, answer(calendar(...daily), 'Other night'), { accept: true });
  expect(report.feeds).toMatchObject([
    { id: 'town', outcome: 'failed', reasons: ['it holds more than 5000 events'], kept: 1 },
    { id: 'club', outcome: 'read', kept: 1 },
  ]);
  expect(exitCodeOf(report)).toBe(3);
  expect(reportMarkdown(report)).toContain('- Reason: `it holds more than 5000 events`');
  expect(importedRecords(copy.imported).map(({ name }) => name)).toEqual(['First', 'Other night']);
});

test('what is written by hand wins over the feed, and the first feed over the second', async () => {
  using copy = park(
    `  - { id: club, name: Club, url: 'https://club.example/', town: jasna, category: club, status: secondary }\n`,
  );
  const source: FeedSource = async (url) =>
    feedAnswer(
      calendar(
        vevent('1', 'Lantern Parade', '20261205'),
        vevent('2', url === feedUrl ? 'Star walk' : 'The star walks'),
        vevent('3', 'Film week 2026', '20261130'),
      ),
    );
  const report = await refresh(copy.content, source);
  expect(importedRecords(copy.imported).map(({ name, imported }) => [name, imported])).toEqual([
    ['Film week 2026', { feed: 'town', key: '3' }],
    ['Star walk', { feed: 'town', key: '2' }],
  ]);
  expect(report.duplicates).toHaveLength(4);
  expect(report.announced).toMatchObject([{ slug: 'film-week', startDate: '2026-11-30' }]);
});

const coming = (count: number) =>
  Array.from({ length: count }, (_, index): ImportedRecord => ({
    slug: `event-${index}`,
    data: {
      ...({} as ImportedRecord['data']),
      startDate: '2026-12-05',
      endDate: '2026-12-05',
      imported: { feed: 'town', key: String(index) },
    },
  }));

test.each([
  [10, 7, []],
  [10, 6, ['4 of 10 coming events are gone']],
  [3, 2, ['1 of 3 coming events are gone']],
  [0, 0, []],
  [1, 0, ['1 of 1 coming events are gone']],
  [1, 5, []],
])('of %i coming events %i are left: %j', (before, now, reasons) => {
  const reading = { records: coming(now), entries: now, quarantined: [] };
  expect(reasonsToHold(coming(before), reading, '2026-12-05')).toEqual(reasons);
  // Past events may go.
  expect(reasonsToHold(coming(before), reading, '2026-12-06')).toEqual([]);
});

test('an event that is there under another key is gone', () => {
  const reading = { records: coming(2).slice(1), entries: 1, quarantined: [] };
  expect(reasonsToHold(coming(1), reading, '2026-12-05')).toEqual(['1 of 1 coming events are gone']);
});

test.each([
  [10, 1, []],
  [10, 2, ['2 of 10 entries could not be understood']],
  [9, 1, ['1 of 9 entries could not be understood']],
  [0, 0, []],
])('of %i entries %i are put aside: %j', (entries, quarantined, reasons) => {
  const putAside = Array.from({ length: quarantined }, () => ({ what: 'A', reason: 'b' }));
  expect(reasonsToHold([], { records: [], entries, quarantined: putAside }, '2026-12-05')).toEqual(reasons);
});

test('nothing is written for a dry run, nor behind a link', async () => {
  using copy = park();
  const source = answering(calendar(vevent('1', 'First')));
  expect(await refresh(copy.content, source, { dryRun: true })).toMatchObject({
    isWritten: false,
    added: [expect.objectContaining({ startDate: '2026-12-10' })],
  });
  expect(existsSync(copy.imported)).toBe(false);
  const elsewhere = join(copy.root, 'elsewhere');
  mkdirSync(elsewhere);
  symlinkSync(elsewhere, copy.imported);
  expect(() => writeImported(copy.content, new Map([['a.yaml', 'name: A\n']]))).toThrow(
    'is a link: nothing is written behind it',
  );
  expect(() => writeImported(copy.content, new Map([['../a.yaml', '']]))).toThrow(
    '../a.yaml is no name of a record',
  );
  expect(readdirSync(elsewhere)).toEqual([]);
});

test('an imported event is published with its feed, its times and its calendar file', async () => {
  using copy = park();
  const data = join(copy.root, 'data');
  await refresh(copy.content, answering(readFileSync(join(feedsDir, 'utc-google.ics'))));
  expect(refreshData(copy.content, data, fixtureToday, join(copy.root, 'relief'))).toMatchObject({
    isFresh: true,
    problems: [],
  });
  const events = JSON.parse(readFileSync(join(data, 'api/events.json'), 'utf8')) as Record<string, string>[];
  const concert = events.find(({ name }) => name === 'Evening concert')!;
  expect(concert).toMatchObject({
    startTime: '19:00',
    endTime: '21:30',
    asOf: '2026-11-20',
    organiser: 'Town calendar',
    picture: { path: '/images/pages/events' },
  });
  expect(JSON.parse(readFileSync(join(data, 'api/site.json'), 'utf8'))).toMatchObject({
    eventsAsOf: '2026-11-20',
  });
  const file = readFileSync(join(data, concert.calendarUrl!.slice(1)), 'utf8');
  expect(file).toContain('DTSTART:20261212T180000Z\r\nDTEND:20261212T203000Z\r\n');
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1);
});

test('the command reads a file, says what it did and writes the report; the clock of the machine changes no byte', async () => {
  using copy = park();
  const report = join(copy.root, 'report.md');
  const file = join(feedsDir, 'override-moved.ics');
  const run = (...args: string[]) => runCaptured('events:refresh', '--content', copy.content, ...args);
  const environment = process.env.LARCH_TODAY;
  process.env.LARCH_TODAY = '2026-11-20';
  try {
    expect(await run('--feed', file, '--report', report)).toMatchObject({ status: 0, stderr: '' });
    expect(readFileSync(report, 'utf8')).toContain('3 added, 0 changed, 0 removed.');
    expect(JSON.parse(readFileSync(join(copy.root, 'report.json'), 'utf8'))).toMatchObject({
      day: '2026-11-20',
      timeZoneData: process.versions.tz,
      isWritten: true,
    });
    expect(await run('--feed', join(feedsDir, 'fail-empty.ics'))).toMatchObject({ status: 3 });
    expect(await run('--feed', 'nowhere')).toMatchObject({ status: 2 });
    expect(await run('--format', 'pdf')).toMatchObject({ status: 2 });
    expect(await run('--format', 'ics')).toMatchObject({ status: 2 });
    expect(await run('--feed', file, '--report', join(copy.content, 'report.md'))).toMatchObject({
      status: 2,
    });
    const before = bytesBelow(copy.imported);
    // Its own process, because a thread of this one keeps the zone of the machine.
    const zones = someByDay(['Asia/Tokyo', 'UTC', 'America/Edmonton'], 1);
    const folderOf = (zone: string) => join(copy.root, zone.replace('/', '-'));
    for (const zone of zones) {
      cpSync(copy.content, folderOf(zone), { recursive: true });
      rmSync(join(folderOf(zone), 'events/imported'), { recursive: true });
    }
    const runs = zones.map((zone) => [zone, 'events:refresh', '--content', folderOf(zone), '--feed', file]);
    const module = join(import.meta.dirname, '../commands/runCommand.ts');
    const script = join(copy.root, 'zones.mjs');
    const lines = `import { runCommand } from ${JSON.stringify(module)};
      for (const [zone, ...command] of ${JSON.stringify(runs)}) {
        process.env.TZ = zone;
        console.log(zone, await runCommand(command), new Date(2026, 0, 1).getTimezoneOffset());
      }`;
    writeFileSync(script, lines);
    const words = execFileSync(process.execPath, [script], {
      encoding: 'utf8',
      env: { ...process.env, LARCH_TODAY: '2026-11-20' },
    });
    const offsets = zones.map((zone) => new RegExp(`^${zone} 0 (-?\\d+)$`, 'm').exec(words)?.[1]);
    expect(offsets, words).toEqual(someByDay(['-540', '0', '420'], 1));
    for (const zone of zones)
      expect(bytesBelow(join(folderOf(zone), 'events/imported')), zone).toEqual(before);
  } finally {
    if (environment === undefined) delete process.env.LARCH_TODAY;
    else process.env.LARCH_TODAY = environment;
  }
});

test('a held file is taken over by the command that the report prints, and its path is written nowhere', async () => {
  using copy = park();
  const file = join(copy.root, "it's half.ics");
  writeFileSync(file, calendar(vevent('1', 'First'), vevent('2', 'Second', '20261399')));
  const environment = process.env.LARCH_TODAY;
  process.env.LARCH_TODAY = '2026-11-20';
  try {
    const held = await runCaptured('events:refresh', '--feed', file, '--content', copy.content);
    expect(held.status).toBe(4);
    const [, command = ''] = /`npm run events:refresh -- (.* --accept)`/.exec(held.stdout) ?? [];
    // The words of the command, as a shell reads them.
    const words = execFileSync('sh', ['-c', `printf '%s\\n' ${command}`], { encoding: 'utf8' });
    expect(await runCaptured('events:refresh', ...words.trimEnd().split('\n'))).toMatchObject({ status: 0 });
  } finally {
    if (environment === undefined) delete process.env.LARCH_TODAY;
    else process.env.LARCH_TODAY = environment;
  }
  const texts = readImportedTexts(copy.imported);
  expect(texts).toHaveLength(2);
  expect(texts.join('')).not.toContain(copy.root);
  expect(texts.join('')).toContain("source: calendar file it's half.ics");
});

test('an unfinished record does not stop the refresh, and a wrong site.yaml does', async () => {
  using copy = park();
  writeFileSync(join(copy.content, 'events/broken.yaml'), 'name: [');
  writeFileSync(join(copy.content, 'trails/draft.yaml'), 'name: TODO');
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await refresh(copy.content, answering(calendar()))).toMatchObject({ day: expect.any(String) });
  expect(errors.mock.calls.flat()).toEqual([
    expect.stringContaining('events/broken.yaml is unfinished'),
    expect.stringContaining('trails/draft.yaml is unfinished'),
  ]);
  errors.mockRestore();
  copy.edit('site.yaml', 'currency: EUR', 'currency: €');
  await expect(refresh(copy.content, answering(calendar()))).rejects.toThrow(
    'the content has errors: run npm run check first',
  );
});

test('whatever a feed holds, the import ends, throws nothing and writes in its folder alone', async () => {
  using copy = park();
  const fixtures = readdirSync(feedsDir).map((name) => readFileSync(join(feedsDir, name)));
  const words = fc.constantFrom(
    'BEGIN:VEVENT',
    'END:VEVENT',
    'UID:../../x',
    'RRULE:FREQ=DAILY',
    'DTSTART:00010101T000000Z',
    'DTSTART;TZID=(UTC-07:00) Mountain Time (US & Canada):20261210T000000',
    'EXDATE:20261209T230000Z',
    'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\n',
    '&nbsp;',
    '<item>',
    '<!--',
    ']]>',
    '\r\n',
    '\u0000',
    '../',
    '<script>',
    '99999999999',
  );
  const broken = fc
    .tuple(
      fc.constantFrom(...fixtures),
      fc.nat(),
      fc.nat({ max: 200 }),
      fc.oneof(words, fc.string({ unit: anyCharacter, maxLength: 30 })),
    )
    .map(([body, at, length, put]) => {
      const start = at % (body.byteLength + 1);
      return Buffer.concat([body.subarray(0, start), Buffer.from(put), body.subarray(start + length)]);
    });
  const body = fc.oneof({ arbitrary: broken, weight: 9 }, fc.uint8Array({ maxLength: 300 }));
  const outside = () =>
    Object.entries(bytesBelow(copy.root)).filter(([file]) => !file.startsWith('content/events/imported/'));
  const before = outside();
  // The whole refresh, which reads and checks the guide each time.
  await fc.assert(
    fc.asyncProperty(body, async (bytes) => {
      const report = await refresh(copy.content, answering(bytes), { accept: true });
      expect(report.feeds).toHaveLength(1);
    }),
    propertyRuns(16),
  );
  expect(outside()).toEqual(before);
  expect(
    refreshData(copy.content, join(copy.root, 'data'), fixtureToday, join(copy.root, 'relief')).problems,
  ).toEqual([]);
  // All of it between the body and the files.
  const site = parse(readFileSync(join(copy.content, 'site.yaml'), 'utf8')) as AuthoredSite;
  const feed = site.eventFeeds![0]!;
  const context = { timeZone: site.timeZone, today: '2026-11-20', until: '2027-11-20' };
  fc.assert(
    fc.property(body, (bytes) => {
      let events: FeedEvent[] = [];
      try {
        events = readFeed({ body: bytes, contentType: null }, 'auto', context).events;
      } catch (error) {
        if (!(error instanceof UnreadableFeed)) throw error;
      }
      for (const event of events) {
        expect(event.span.endDate >= context.today && event.span.startDate <= context.until).toBe(true);
        let record: ImportedRecord;
        try {
          record = toRecord(event, feed, site);
        } catch (error) {
          if (!/^it has no name|^its (text holds|values do not)/.test((error as Error).message)) throw error;
          continue;
        }
        const [[, text] = ['', '']] = [...importedFiles([record], [])].slice(1);
        expect(record.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(parse(text)).toEqual(record.data);
      }
    }),
    propertyRuns(500),
  );
}, 240_000);
