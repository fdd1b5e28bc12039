import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { FeedFormat } from '#schemas/types/authored.ts';
import {
  calendarText,
  eventLines,
  feedContext,
  feedNames,
  feedsDir,
  feedWords,
  wordsOfFeed,
} from '../fixtures/feedWords.ts';
import { UnreadableFeed } from './feedEvent.ts';
import { readFeed } from './readFeed.ts';

/** Expected events of each calendar of the fixtures, in the time of Berlin. */
const expected: Record<string, string[]> = {
  'alarms-and-todos.ics': ['2026-12-10 2026-12-10 With an alarm'],
  'all-day-duration.ics': ['2026-12-05 2026-12-07 Three days'],
  'all-day-no-end.ics': ['2027-02-28 2027-02-28 Open day'],
  'all-day-same-end.ics': ['2026-12-05 2026-12-05 One day'],
  'all-day.ics': ['2026-12-05 2026-12-06 Candle walk'],
  'bad-rule-among-good.ics': [
    '2026-12-11 2026-12-11 Good one',
    'not understood: Broken rule: the recurrence "FREQ=SOMETIMES;COUNT=x" has no frequency of a day or longer',
    'not understood: Month thirteen: "20261301T100000Z" is not a valid date',
    'not understood: No start: it has no start',
    'not understood: Backwards: it ends before it begins',
  ],
  'cancelled-in-title.ics': [
    '2026-12-10 2026-12-10 CANCELLED: Ice skating',
    '2026-12-11 2026-12-11 Hockey (cancelled)',
  ],
  'dst-autumn-twice.ics': ['2027-10-31 02:30 2027-10-31 03:30 In the hour that comes twice'],
  'dst-spring-gap.ics': ['2027-03-28 03:30 2027-03-28 04:00 In the hour that is skipped'],
  'empty.ics': [],
  'exdate-as-day.ics': ['2026-12-01 08:00 2026-12-01 09:00 Yoga', '2026-12-03 08:00 2026-12-03 09:00 Yoga'],
  'floating.ics': ['2027-06-10 10:00 2027-06-10 16:00 Floating fair'],
  'folded-lines.ics': [
    '2026-12-10 2026-12-10 A very long name that a program folds because lines may hold seventy-five octets',
  ],
  'hidden-characters.ics': ['2026-12-10 2026-12-10 ‮Back​wards⁩  fair'],
  'impossible-rule.ics': ['2026-12-10 2026-12-10 Never again'],
  'line-feeds-only.ics': ['2026-12-10 2026-12-10 Plain line ends'],
  'lost-end.ics': [
    '2026-12-11 2026-12-11 The next one',
    'not understood: Lost its end: its END:VEVENT is missing',
  ],
  'monthly-last-friday.ics': [
    '2026-11-27 20:00 2026-11-27 Jam session',
    '2026-12-25 20:00 2026-12-25 Jam session',
    '2027-01-29 20:00 2027-01-29 Jam session',
  ],
  'no-uid.ics': ['2026-12-10 2026-12-10 Nameless'],
  'over-and-later.ics': [
    '2026-11-18 2026-11-20 Ends today',
    'left out: Over: it is over, or more than a year away',
    'left out: In two years: it is over, or more than a year away',
  ],
  'over-midnight.ics': [
    '2026-12-31 20:00 2027-01-01 02:00 Long night',
    '2026-12-30 20:00 2026-12-30 24:00 Until midnight',
  ],
  'override-alone.ics': ['2026-12-08 19:00 2026-12-08 19:30 One evening of a series'],
  'override-cancelled.ics': [
    '2026-12-01 10:00 2026-12-01 11:00 Story hour',
    '2026-12-08 10:00 2026-12-08 11:00 Story hour (cancelled)',
  ],
  'override-moved.ics': [
    '2026-12-01 10:00 2026-12-01 11:00 Story hour',
    '2026-12-15 10:00 2026-12-15 11:00 Story hour',
    '2026-12-09 15:00 2026-12-09 16:00 Story hour (late)',
  ],
  'rdate-period.ics': [
    '2026-12-24 21:00 2026-12-24 23:00 Two evenings',
    '2027-01-22 21:00 2027-01-22 23:00 Two evenings',
  ],
  'rdate.ics': [
    '2026-12-24 20:00 2026-12-24 22:00 Full moon walk',
    '2027-01-22 20:00 2027-01-22 22:00 Full moon walk',
    '2027-02-20 21:00 2027-02-20 23:00 Full moon walk',
  ],
  'same-uid-newer.ics': ['2026-12-11 2026-12-11 New title'],
  'tentative-and-private.ics': [
    '2026-12-12 2026-12-12 For all',
    'left out: Perhaps: the organiser has not confirmed it',
    'left out: Board meeting: it is not public',
  ],
  'utc-google.ics': ['2026-12-12 19:00 2026-12-12 21:30 Evening concert'],
  'weekly-exdate.ics': [
    '2026-12-01 08:00 2026-12-01 13:00 Market',
    '2026-12-11 08:00 2026-12-11 13:00 Market',
    '2026-12-15 08:00 2026-12-15 13:00 Market',
  ],
  'weekly-over-dst.ics': [
    '2027-03-19 19:00 2027-03-19 21:00 Choir',
    '2027-03-26 19:00 2027-03-26 21:00 Choir',
    '2027-04-02 19:00 2027-04-02 21:00 Choir',
  ],
  'yearly-old.ics': ['2027-07-04 2027-07-04 Founding day'],
  'zone-iana.ics': ['2027-01-16 02:00 2027-01-16 03:30 Talk from afar'],
  'zone-mozilla-path.ics': ['2027-01-15 19:00 2027-01-15 20:30 Path of a zone'],
  'zone-outlook.ics': [
    '2027-01-15 20:00 2027-01-15 21:00 Winter talk',
    '2027-07-15 20:00 2027-07-15 21:00 Summer talk',
  ],
  'zone-unknown.ics': [
    '2027-01-15 21:00 2027-01-15 This one is fine',
    'not understood: Where is this: the time zone "Middle Earth" is not known',
  ],
};

test('every calendar of the fixtures is expected to be something', () => {
  expect(feedNames(/\.ics$/)).toEqual(Object.keys(expected).sort());
});

test.each(Object.entries(expected))('%s', (file, words) => {
  expect(wordsOfFeed(file)).toEqual(words);
});

test.each<[body: string | Buffer, wanted: FeedFormat, contentType: string | null, fault: string]>([
  ['', 'auto', null, 'the body is empty'],
  [' \uFEFF\n', 'auto', null, 'the body is empty'],
  ['Not found', 'auto', null, 'the body is no calendar and no RSS'],
  ['{"events": []}', 'auto', 'application/json', 'the body is no calendar and no RSS'],
  ['<!doctype html><html></html>', 'auto', 'text/html', 'the body is an HTML page'],
  ['<?xml version="1.0"?><html></html>', 'rss', null, 'the body is an HTML page'],
  ['<rss></rss>', 'ics', null, 'the body is RSS, where ics was expected'],
  ['BEGIN:VCALENDAR', 'rss', null, 'the body is iCalendar, where rss was expected'],
  ['<rss/>', 'auto', 'Text/Calendar; charset=utf-8', 'the body is RSS, but its host calls it text/calendar'],
  ['BEGIN:VCALENDAR', 'auto', 'text/xml', 'the body is iCalendar, but its host calls it text/xml'],
  ['<rss/>', 'auto', 'text/plain; charset=klingon', 'the body is no text in klingon'],
  [Buffer.from([0x3c, 0xff]), 'auto', null, 'the body is no text in utf-8'],
])('%j as %s of the type %s: %s', (text, wanted, contentType, fault) => {
  expect(() => readFeed({ body: Buffer.from(text), contentType }, wanted, feedContext)).toThrow(
    new UnreadableFeed(fault),
  );
});

test.each(readdirSync(feedsDir).filter((name) => name.startsWith('fail-')))('%s is no feed', (name) => {
  expect(() => wordsOfFeed(name)).toThrow(UnreadableFeed);
});

test('the encoding that the host names counts, and a mark at the start is no letter', () => {
  const read = (body: Buffer, contentType: string | null) =>
    feedWords(readFeed({ body, contentType }, 'auto', feedContext));
  const text = calendarText(...eventLines('DTSTART:20261210')).replace('SUMMARY:A', 'SUMMARY:É');
  const words = ['2026-12-10 2026-12-10 É'];
  expect(read(Buffer.from(text, 'latin1'), 'text/calendar; charset="iso-8859-1"')).toEqual(words);
  expect(read(Buffer.from(`\uFEFF${text}`), null)).toEqual(words);
  // Some servers write UTF-8 and declare the encoding of their own strings.
  const declared = `<?xml version="1.0" encoding="utf-16"?><rss version="2.0"><channel/></rss>`;
  expect(read(Buffer.from(declared), null)).toEqual([]);
});
