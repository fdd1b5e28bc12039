import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { UnreadableFeed } from './feedEvent.ts';
import { readFeed } from './readFeed.ts';

const dir = join(import.meta.dirname, '../fixtures/feeds');
const context = { timeZone: 'Europe/Berlin', today: '2026-11-20', until: '2027-11-20' };

/** What each fixture holds, by the clock of Berlin: days, times, name, price; or why it is no feed. */
const expected: Record<string, string[] | string> = {
  'alarms-and-todos.ics': ['2026-12-10 2026-12-10 With an alarm'],
  'all-day-duration.ics': ['2026-12-05 2026-12-07 Three days'],
  'all-day-no-end.ics': ['2027-02-28 2027-02-28 Open day'],
  'all-day-same-end.ics': ['2026-12-05 2026-12-05 One day'],
  'all-day.ics': ['2026-12-05 2026-12-06 Candle walk'],
  'bad-rule-among-good.ics': [
    '2026-12-11 2026-12-11 Good one',
    'not understood: Broken rule: the recurrence "FREQ=SOMETIMES;COUNT=x" has no frequency of a day or longer',
    'not understood: Month thirteen: 2026-13-01 is no day of the calendar',
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
  'event-module.xml': ['2026-12-12 19:00 2026-12-12 21:00 Café <i>talk</i> & tea'],
  'exdate-as-day.ics': ['2026-12-01 08:00 2026-12-01 09:00 Yoga', '2026-12-03 08:00 2026-12-03 09:00 Yoga'],
  'fail-atom.xml': 'the body is XML, but no RSS: <feed>',
  'fail-bad-utf8.ics': 'the body is no text in utf-8',
  'fail-blank.ics': 'the body is empty',
  'fail-empty.ics': 'the body is empty',
  'fail-html-error-page.html': 'the body is an HTML page without events',
  'fail-login.json': 'the JSON holds no list of events',
  'fail-text.txt': 'the body is no calendar, no XML, no JSON and no HTML',
  'fail-truncated.html': 'the HTML page is cut off',
  'fail-truncated.ics': 'the calendar is cut off: its END:VCALENDAR is missing',
  'fail-truncated.json':
    "the JSON is broken or cut off: Expected ',' or '}' after property value in JSON at position 33 (line 1 column 34)",
  'fail-truncated.xml': 'the XML is broken or cut off: 2:69: unclosed tag: item',
  'floating-named-zone.ics': ['2027-06-10 11:00 2027-06-10 17:00 Fair by the clock of the calendar'],
  'floating.ics': ['2027-06-10 10:00 2027-06-10 16:00 Floating fair'],
  'folded-lines.ics': [
    '2026-12-10 2026-12-10 A very long name that a program folds because lines may hold seventy-five octets',
  ],
  'hidden-characters.ics': ['2026-12-10 2026-12-10 ‮Back​wards⁩  fair'],
  'impossible-rule.ics': ['2026-12-10 2026-12-10 Never again'],
  'jsonld-broken-block.html': [
    '2026-12-12 19:30 2026-12-12 22:00 Brass night free',
    "not understood: JSON-LD block 1: Expected property name or '}' in JSON at position 1 (line 1 column 2)",
  ],
  'jsonld-commented-out.html': ['2026-12-12 19:30 2026-12-12 22:00 Brass night 18 EUR'],
  'jsonld-document.jsonld.json': [
    '2026-12-12 19:30 2026-12-12 22:00 Brass night 18 EUR',
    'not understood: No date: it does not say when it takes place',
  ],
  'jsonld-graph.html': [
    '2026-12-12 19:30 2026-12-12 22:00 Brass night 18 EUR',
    '2027-01-02 2027-01-03 Second 18 EUR',
  ],
  'jsonld-offers.html': [
    '2026-12-12 19:30 2026-12-12 22:00 Brass night 12.5 EUR',
    '2026-12-12 19:30 2026-12-12 22:00 In other money 5 USD',
    '2026-12-12 19:30 2026-12-12 22:00 Costs nothing free',
    '2026-12-12 19:30 2026-12-12 22:00 Online',
  ],
  'jsonld-single.html': ['2026-12-12 19:30 2026-12-12 22:00 Brass night 18 EUR'],
  'jsonld-statuses.html': [
    '2026-12-12 19:30 2026-12-12 22:00 Brass night (cancelled) 18 EUR',
    '2026-12-13 18:00 2026-12-13 20:00 Moved 18 EUR',
    'left out: Postponed: it is postponed, and no new date is known',
  ],
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
  'news-without-dates.xml': [
    'not understood: Road closed: it does not say when it takes place',
    'not understood: Bad day: "February 30, 2027" is no day',
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
  'override-this-and-future.ics': [
    '2026-12-01 19:00 2026-12-01 20:00 Dance',
    '2026-12-16 18:00 2026-12-16 19:30 Dance for all',
    '2026-12-09 18:00 2026-12-09 19:30 Dance for all',
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
  'rss-1.0.xml': ['2027-05-01 2027-05-02 Walk'],
  'same-uid-newer.ics': ['2026-12-11 2026-12-11 New title'],
  'tec-all-day.json': ['2027-02-06 2027-02-07 Winter gala'],
  'tec-empty.json': [],
  'tec-free-and-entities.json': [
    '2026-12-12 19:00 2026-12-12 23:00 Carols &#8217;n&#8217; &#038; cocoa free',
  ],
  'tec-hidden-draft.json': [
    '2026-12-12 19:00 2026-12-12 23:00 Postponed &amp; moved',
    'left out: Winter gala: it is hidden from listings',
    'left out: Winter gala: it is not published',
  ],
  'tec-other-zone-no-utc.json': [
    '2027-01-05 20:00 2027-01-05 21:00 Winter gala',
    'not understood: Winter gala: the time zone "UTC+25" is not known',
  ],
  'tec-priced.json': ['2026-12-12 19:00 2026-12-12 23:00 Winter gala 10 EUR'],
  'tec-strange-values.json': [
    '2026-12-12 19:00 2026-12-12 23:00 Winter gala',
    'not understood: event 1: it does not say when it takes place',
    'not understood: event 2: it does not say when it takes place',
    'not understood: event 3: it does not say when it takes place',
    'not understood: Winter gala: it does not say when it takes place',
  ],
  'tentative-and-private.ics': [
    '2026-12-12 2026-12-12 For all',
    'left out: Perhaps: the organiser has not confirmed it',
    'left out: Board meeting: it is not public',
  ],
  'town-calendar-no-times.xml': [
    '2027-03-20 2027-03-20 Clean-up day',
    '2027-03-21 10:00 2027-03-21 From ten on',
  ],
  'town-calendar.xml': [
    '2026-12-08 17:00 2026-12-08 19:30 Budget open house',
    '2027-01-09 2027-01-10 Winter days',
    '2027-01-09 12:00 2027-01-09 24:00 Two days by the clock',
    '2026-12-18 22:00 2026-12-19 01:00 Night ride',
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
  'windows-1252.xml': ['2027-06-21 2027-06-21 Fête d’été – free free'],
  'xcal.xml': ['2026-12-12 19:00 2026-12-12 20:30 Reading 12.5 null'],
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

/** The events of a body in words, and what became of the rest. */
function wordsOf(body: Uint8Array): string[] {
  const { events, quarantined, leftOut } = readFeed(body, null, 'auto', context);
  return [
    ...events.map(({ span, name, isCancelled, price }) => {
      const { startDate, startTime, endDate, endTime } = span;
      const days = [startDate, startTime, endDate, endTime].filter((part) => part !== null).join(' ');
      const paid = price.amount === null ? '' : ` ${price.amount} ${price.currency}`;
      return `${days} ${name}${isCancelled ? ' (cancelled)' : ''}${price.isFree ? ' free' : paid}`;
    }),
    ...quarantined.map(({ what, reason }) => `not understood: ${what}: ${reason}`),
    ...leftOut.map(({ what, reason }) => `left out: ${what}: ${reason}`),
  ];
}

test('every fixture is expected to be something', () => {
  expect(readdirSync(dir).toSorted()).toEqual(Object.keys(expected).toSorted());
});

test.each(Object.entries(expected))('%s', (file, words) => {
  const body = readFileSync(join(dir, file));
  if (Array.isArray(words)) expect(wordsOf(body)).toEqual(words);
  else expect(() => wordsOf(body)).toThrow(new UnreadableFeed(words));
});

test.each([
  ['all-day.ics', 'text/calendar; charset=utf-8', 'auto', null],
  ['all-day.ics', 'text/plain', 'ics', null],
  ['all-day.ics', null, 'rss', 'the body is iCalendar, where rss was expected'],
  ['all-day.ics', 'text/html', 'auto', 'the body is iCalendar, but its host calls it text/html'],
  ['fail-html-error-page.html', 'text/html', 'ics', 'the body is an HTML page, where ics was expected'],
  ['jsonld-single.html', 'text/html; charset=UTF-8', 'jsonld', null],
  ['jsonld-document.jsonld.json', 'application/ld+json', 'jsonld', null],
  ['tec-priced.json', 'application/json', 'tec', null],
  [
    'tec-priced.json',
    'text/calendar',
    'auto',
    'the body is the REST JSON of The Events Calendar, but its host calls it text/calendar',
  ],
  ['town-calendar.xml', 'text/xml', 'rss', null],
  ['town-calendar.xml', 'application/xml; charset=nonsense', 'rss', 'the encoding "nonsense" is not known'],
] as const)('%s called %s and expected to be %s: %s', (file, contentType, format, fault) => {
  const read = () => readFeed(readFileSync(join(dir, file)), contentType, format, context).events.length;
  if (fault === null) expect(read()).toBeGreaterThan(0);
  else expect(read).toThrow(new UnreadableFeed(fault));
});
