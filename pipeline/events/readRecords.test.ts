import { expect, test } from 'vitest';
import { feedContext, feedSettings } from '../fixtures/feedWords.ts';
import { settings as byDay } from '../fixtures/testScope.ts';
import { UnreadableFeed } from './feedEvent.ts';
import { readInThread } from './readRecords.ts';

const settings = { ...feedSettings, context: feedContext };
const ics = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
const daily = ['DTSTART:20261201T100000', 'RRULE:FREQ=DAILY', 'SUMMARY:Daily'];
const many = (count: number, make: (n: number) => string) => Array.from({ length: count }, (_, n) => make(n));
const rss = (item: string) => `<?xml version="1.0"?><rss><channel>${item}</channel></rss>`;
const item = (inner: string) =>
  `<item><title>Walk</title><calendarEvent:EventDates>December 10, 2026</calendarEvent:EventDates>${inner}</item>`;
const day = (n: number) => new Date(Date.UTC(2026, 11, 1) + n * 60_000).toISOString();
const stamp = (n: number) => `${day(n).slice(0, 16).replaceAll(/[-:]/g, '')}00`;
const stamps = many(200_000, stamp);

// A busy machine takes longer than usual for millions of brackets; a reader that hangs never ends.
const read = (text: string, limits = { maxMs: 100_000, maxMegabytes: 256 }) =>
  readInThread({ body: Buffer.from(text), contentType: null }, settings, limits);

test('one record is made of each identifier, and what takes place online only is left out', async () => {
  const { records, skipped } = await read(
    rss(
      item('<guid>1</guid>') +
        item('<guid>1</guid>') +
        item('<guid>2</guid><calendarEvent:Location>Online event</calendarEvent:Location>'),
    ),
  );
  expect(records.map(({ data }) => data.name)).toEqual(['Walk']);
  expect(skipped).toEqual([
    { what: 'Walk (2026-12-10)', reason: 'its identifier is twice in the feed' },
    { what: 'Walk (2026-12-10)', reason: 'it takes place online only' },
  ]);
});

test('an event that can be no record is put aside', async () => {
  const { records, quarantined } = await read(ics(event('UID:1', 'SUMMARY:!', 'DTSTART:20261210')));
  expect([records, quarantined]).toEqual([[], [{ what: '! (2026-12-10)', reason: 'it has no name' }]]);
});

test('a body that takes too long, or too much memory, is given up', async () => {
  const slow = ics(...many(3000, (n) => event(`UID:${n}`, ...daily.slice(0, 2), 'EXDATE:20261202T100000Z')));
  await expect(read(slow, { maxMs: 1, maxMegabytes: 256 })).rejects.toThrow(
    new UnreadableFeed('reading it takes more than 0.001 s'),
  );
  const large = rss('<item><a/><a/><a/></item>'.repeat(150_000));
  await expect(read(large, { maxMs: 30_000, maxMegabytes: 16 })).rejects.toThrow(
    new UnreadableFeed('reading it takes more than 16 MB of memory'),
  );
});

/** Number of records, and number of entries put aside. */
const found = (kept: number, putAside = 0) => ({ kept, putAside });

/** Bodies of less than 5 MB that could stop a refresh, each with the outcome. */
type HostileBody = [what: string, body: () => string, outcome: ReturnType<typeof found> | string];
const hostileBodies: HostileBody[] = [
  [
    '200,000 EXDATEs',
    () => ics(event('UID:1', ...daily, ...stamps.map((time) => `EXDATE:${time}`))),
    found(0, 1),
  ],
  [
    'one EXDATE of 200,000 times',
    () => ics(event('UID:1', ...daily, `EXDATE:${stamps.join(',')}`)),
    found(0, 1),
  ],
  [
    '200,000 RDATEs',
    () => ics(event('UID:1', ...daily, ...stamps.map((time) => `RDATE:${time}`))),
    found(0, 1),
  ],
  [
    '2,000 daily series',
    () => ics(...many(2000, (n) => event(`UID:${n}`, ...daily))),
    'it holds more than 5000 events',
  ],
  [
    '4,000 events on one day',
    () => ics(...many(4000, (n) => event(`UID:${n}`, `SUMMARY:A${n}`, 'DTSTART:20261210T100000'))),
    'it holds more than 200 events on 2026-12-10',
  ],
  [
    '40,000 changes of one series',
    () =>
      ics(
        event('UID:1', ...daily),
        ...stamps.slice(0, 40_000).map((time) => event('UID:1', `RECURRENCE-ID:${time}`, `DTSTART:${time}`)),
      ),
    found(0, 1),
  ],
  [
    'a series with 200,000 categories',
    () => ics(event('UID:1', ...daily, ...many(200_000, (n) => `CATEGORIES:${n}`))),
    found(355),
  ],
  [
    'a daily series with a UID of 4 MB',
    () => ics(event(`UID:${'x'.repeat(4_000_000)}`, ...daily)),
    found(0, 1),
  ],
  [
    'a rule with 400,000 days',
    () =>
      ics(
        event('UID:1', 'DTSTART:20261201', `RRULE:FREQ=DAILY;BYDAY=${many(400_000, () => 'MO').join(',')}`),
      ),
    found(0, 1),
  ],
  ['60,000 empty events', () => ics(...many(60_000, (n) => event(`UID:${n}`))), found(0, 60_000)],
  ['4 MB of line breaks', () => ics('\r\n '.repeat(1_300_000)), found(0)],
  [
    'a rule that no day fits',
    () =>
      ics(
        event('UID:1', ...daily, ';BYMONTH=2;BYMONTHDAY=30').replace(
          'DAILY\r\n',
          'DAILY;BYMONTH=2;BYMONTHDAY=30\r\n',
        ),
      ),
    found(1),
  ],
  ['100,000 items that say nothing', () => rss('<item><a/></item>'.repeat(100_000)), found(0, 100_000)],
  [
    'an entity that grows',
    () =>
      `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "${'c'.repeat(1000)}">]>${rss(item('<link>&b;&b;</link>')).slice(21)}`,
    // The reference stays a text: nothing grows.
    found(1),
  ],
  [
    'a description of opening tags',
    () => rss(item(`<description><![CDATA[${'<script '.repeat(500_000)}]]></description>`)),
    found(1),
  ],
  [
    'a description of comments',
    () => rss(item(`<description><![CDATA[${'<!--'.repeat(1_000_000)}]]></description>`)),
    found(1),
  ],
];

test.each(byDay(hostileBodies, 3))('%s', async (_what, make, outcome) => {
  const text = make();
  expect(Buffer.byteLength(text)).toBeLessThan(5_000_000);
  const result = await read(text).then(
    ({ records, quarantined }) => found(records.length, quarantined.length),
    (error: Error) => error.message,
  );
  expect(result).toEqual(outcome);
});
