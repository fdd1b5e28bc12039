import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarText, eventLines as event, feedWords } from '../fixtures/feedWords.ts';
import { readICalendar } from './readICalendar.ts';

const year = { today: '2026-11-25', until: '2027-11-25' };
const wordsIn = (timeZone: string, lines: readonly string[]): string[] => {
  const reading = readICalendar(calendarText(...lines), { timeZone, ...year });
  return [...feedWords(reading), ...reading.remarks.map(({ what, reason }) => `remark: ${what}: ${reason}`)];
};
const exchangeZone = (name: string) => [
  'BEGIN:VTIMEZONE',
  `TZID:${name}`,
  'BEGIN:STANDARD',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:-0600',
  'TZOFFSETTO:-0700',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=1SU;BYMONTH=11',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:-0700',
  'TZOFFSETTO:-0600',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=2SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];
const evening = ['2027-01-12 19:00 2027-01-12 21:00 A'];
const from19To21 = (zone: string) => [`DTSTART${zone}:20270112T190000`, `DTEND${zone}:20270112T210000`];

/** Times of one evening as each program writes them, for a park in Alberta. */
test.each<[program: string, lines: string[]]>([
  ['Outlook on the desktop, quoted', event(...from19To21(';TZID="Mountain Standard Time"'))],
  ['Outlook on the web, without its VTIMEZONE', event(...from19To21(';TZID=Mountain Standard Time'))],
  [
    'Exchange, with its VTIMEZONE',
    [...exchangeZone('Mountain Standard Time'), ...event(...from19To21(';TZID=Mountain Standard Time'))],
  ],
  ['Exchange, with a number', event(...from19To21(';TZID=Mountain Standard Time 1'))],
  ['Windows, after Alberta left the change of clocks', event(...from19To21(';TZID=Alberta Standard Time'))],
  ['Outlook, by display name', event(...from19To21(';TZID="(UTC-07:00) Mountain Time (US & Canada)"'))],
  ['Outlook, by display name, bare', event(...from19To21(';TZID=(UTC-07:00) Mountain Time (US & Canada)'))],
  ['a calendar that names no zone at all', ['X-WR-TIMEZONE:Home', ...event(...from19To21(''))]],
  ['All-in-One Event Calendar', event(...from19To21(';TZID=America/Edmonton;VALUE=DATE-TIME'))],
  ['The Events Calendar', event(...from19To21(';TZID="America/Edmonton"'))],
  ['a home-made export', event('DTSTART:2027-01-12T19:00:00', 'DTEND:2027-01-12T21:00:00')],
])('one evening by %s', (_program, lines) => {
  expect(wordsIn('America/Edmonton', lines)).toEqual(evening);
});

/** Moments as each program writes them, for a park in Berlin. */
test.each<[program: string, lines: string[]]>([
  ['Squarespace, in UTC', event('DTSTART:20270112T180000Z', 'DTEND:20270112T200000Z')],
  ['Meetup, by a zone of IANA', event(...from19To21(';TZID=Europe/Berlin'))],
  ['Thunderbird', event(...from19To21(';TZID=/mozilla.org/20050126_1/Europe/Berlin'))],
])('one evening by %s', (_program, lines) => {
  expect(wordsIn('Europe/Berlin', lines)).toEqual(evening);
});

const oneDay = '2027-01-14 2027-01-14 A';
const threeDays = '2027-01-05 2027-01-07 A';
const allDay = 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE';

/** Whole days in every clothing, for a park in Berlin. */
test.each<[what: string, lines: string[], words: string]>([
  ['a bare date', ['DTSTART:20270114', 'DTEND:20270114'], oneDay],
  ['a bare date and the next', ['DTSTART:20270114', 'DTEND:20270115'], oneDay],
  [
    'VALUE=DATE with a time in UTC (gcalcli)',
    ['DTSTART;VALUE=DATE:20270114T000000Z', 'DTEND;VALUE=DATE:20270115T000000Z'],
    oneDay,
  ],
  ['midnight to a second before', ['DTSTART:20270105T000000', 'DTEND:20270107T235959'], threeDays],
  ['midnight to a minute before', ['DTSTART:20270105T000000', 'DTEND:20270107T235900'], threeDays],
  ['midnight to 24:00', ['DTSTART:20270105T000000', 'DTEND:20270107T240000'], threeDays],
  [
    'a minute after to a minute before (Jorani)',
    ['DTSTART:20270114T000100', 'DTEND:20270114T235900'],
    oneDay,
  ],
  ['midnight to midnight (RubyEvents)', ['DTSTART:20270105T000000', 'DTEND:20270108T000000'], threeDays],
  ['midnight for a day', ['DTSTART:20270114T000000', 'DURATION:P1D'], oneDay],
  ['midnight for 72 hours', ['DTSTART:20270105T000000', 'DURATION:PT72H'], threeDays],
  [
    'midnight to midnight of another clock',
    ['DTSTART;TZID=America/Toronto:20270114T000000', 'DTEND;TZID=America/Toronto:20270115T000000'],
    oneDay,
  ],
  ['midnight to midnight in UTC', ['DTSTART:20270114T000000Z', 'DTEND:20270115T000000Z'], oneDay],
  ['midnight of the park in UTC (TYPO3)', ['DTSTART:20270113T230000Z', 'DTEND:20270114T225959Z'], oneDay],
  ['marked, without an end', ['DTSTART:20270114T000000', allDay], oneDay],
  ['marked, with the same end', ['DTSTART:20270114T000000', 'DTEND:20270114T000000', allDay], oneDay],
  ['marked, with hours', ['DTSTART:20270105T080000', 'DTEND:20270107T170000', allDay], threeDays],
  ['marked, in UTC', ['DTSTART:20270113T230000Z', 'DTEND:20270114T230000Z', allDay], oneDay],
  ['marked in lower case, a day that is one', ['DTSTART;VALUE=DATE:20270114', allDay.toLowerCase()], oneDay],
  // These are hours.
  [
    'two minutes after midnight',
    ['DTSTART:20270114T000200', 'DTEND:20270114T235900'],
    '2027-01-14 00:02 2027-01-14 23:59 A',
  ],
  [
    'until two minutes before midnight',
    ['DTSTART:20270114T000000', 'DTEND:20270114T235800'],
    '2027-01-14 00:00 2027-01-14 23:58 A',
  ],
  ['midnight alone', ['DTSTART:20270114T000000'], '2027-01-14 00:00 2027-01-14 A'],
  ['24 hours from noon', ['DTSTART:20270114T120000', 'DURATION:P1D'], '2027-01-14 12:00 2027-01-15 12:00 A'],
  [
    'marked as hours',
    ['DTSTART:20270114T080000', 'DTEND:20270114T170000', 'X-MICROSOFT-CDO-ALLDAYEVENT:FALSE'],
    '2027-01-14 08:00 2027-01-14 17:00 A',
  ],
])('%s', (_what, lines, words) => {
  expect(wordsIn('Europe/Berlin', event(...lines))).toEqual([words]);
});

const series = (park: string, ...lines: string[]) =>
  wordsIn(park, event(...lines)).map((words) => words.slice(0, 10));
const weekly = ['DTSTART;VALUE=DATE:20261203', 'DTEND;VALUE=DATE:20261204', 'RRULE:FREQ=WEEKLY;COUNT=4'];
const without10th = ['2026-12-03', '2026-12-17', '2026-12-24'];

/** Exceptions of whole days, by their date in whatever zone they are written. */
test.each<[what: string, park: string, exception: string]>([
  ['Nextcloud, a date', 'America/Edmonton', 'EXDATE;VALUE=DATE:20261210'],
  ['a bare date', 'America/Edmonton', 'EXDATE:20261210'],
  ['Exchange, a Windows zone', 'America/Edmonton', 'EXDATE;TZID=Mountain Standard Time:20261210T000000'],
  [
    'Exchange, another zone than the park',
    'America/Edmonton',
    'EXDATE;TZID=Eastern Standard Time:20261210T000000',
  ],
  ['iCloud, UTC east of Greenwich', 'Europe/Berlin', 'EXDATE:20261209T230000Z'],
  ['iCloud, UTC west of Greenwich', 'America/Edmonton', 'EXDATE:20261210T070000Z'],
  ['ical.net, a date with a duration', 'America/Edmonton', 'EXDATE:20261210/P1D'],
])('an exception of a series of days by %s', (_what, park, exception) => {
  expect(series(park, ...weekly, exception)).toEqual(without10th);
});

test('of two events with one identifier and one version the last is taken, and says so', () => {
  const march = event('DTSTAMP:20261101T000000Z', 'DTSTART;VALUE=DATE:20270306');
  const april = event('DTSTAMP:20261101T000000Z', 'DTSTART;VALUE=DATE:20270403');
  expect(wordsIn('Europe/Berlin', [...march, ...april])).toEqual([
    '2027-04-03 2027-04-03 A',
    'remark: A: its identifier is also that of "A" at 20270306, which is left out',
  ]);
  expect(
    wordsIn('Europe/Berlin', [...march, ...event('DTSTAMP:20261102T000000Z', 'DTSTART;VALUE=DATE:20270403')]),
  ).toEqual(['2027-04-03 2027-04-03 A']);
});

test('of a series with times an exception in UTC by older zone data takes the time of its day, and says so', () => {
  const evenings = ['DTSTART;TZID=Europe/Berlin:20261203T190000', 'RRULE:FREQ=WEEKLY;COUNT=2'];
  expect(wordsIn('Europe/Berlin', event(...evenings, 'EXDATE:20261210T180000Z'))).toEqual([
    '2026-12-03 19:00 2026-12-03 A',
  ]);
  expect(wordsIn('Europe/Berlin', event(...evenings, 'EXDATE:20261210T170000Z'))).toEqual([
    '2026-12-03 19:00 2026-12-03 A',
    'remark: A: exceptions that are no time of the series were taken for those of the same day: 2026-12-10 17:00 UTC for 2026-12-10 19:00',
  ]);
  expect(series('Europe/Berlin', ...evenings, 'EXDATE:20261211T180000Z')).toEqual([
    '2026-12-03',
    '2026-12-10',
  ]);
});

const change = (id: string, ...lines: string[]) => [
  'BEGIN:VEVENT',
  'UID:1',
  'SUMMARY:B',
  id,
  ...lines,
  'END:VEVENT',
];

/** Changes of whole days: the second is moved by a day. */
test.each<[what: string, park: string, id: string]>([
  ['a date', 'America/Edmonton', 'RECURRENCE-ID;VALUE=DATE:20261210'],
  ['Exchange', 'America/Edmonton', 'RECURRENCE-ID;TZID=Mountain Standard Time:20261210T000000'],
  ['iCloud', 'Europe/Berlin', 'RECURRENCE-ID:20261209T230000Z'],
])('a change of a series of days by %s', (_what, park, id) => {
  const moved = change(id, 'DTSTART;VALUE=DATE:20261211', 'DTEND;VALUE=DATE:20261212');
  const text = calendarText(...event(...weekly), ...moved);
  const { events } = readICalendar(text, { timeZone: park, ...year });
  // A changed day keeps its identifier, and with it its address.
  expect(events.map(({ key, span, name }) => `${key} ${span.startDate} ${name}`)).toEqual([
    '1#2026-12-03 2026-12-03 A',
    '1#2026-12-17 2026-12-17 A',
    '1#2026-12-24 2026-12-24 A',
    '1#2026-12-10 2026-12-11 B',
  ]);
});

test.each([
  ['DTSTART:2027011', '"2027011" is not a valid date'],
  ['DTSTART:20270114T', '"20270114T" is not a valid date'],
  ['DTSTART:20270231', '"20270231" is not a valid date'],
  ['DTSTART:20270114T256000', '"20270114T256000" is no time of the day'],
  ['DTSTART:20270114T240100', '"20270114T240100" is no time of the day'],
  ['DTSTART:2027-06-11T19:00:00 or so', '"2027-06-11T19:00:00 or so" is not a valid date'],
])('%s is put aside with the value as it is written', (line, reason) => {
  expect(wordsIn('Europe/Berlin', event(line))).toEqual([`not understood: A: ${reason}`]);
});

test('whatever the times of an entry are, it is one entry: read, put aside once or left out once', () => {
  const zone = fc.constantFrom(
    '',
    ';VALUE=DATE',
    ';TZID="Mountain Standard Time"',
    ';TZID=(UTC-07:00) Mountain Time (US & Canada)',
    ';TZID=x',
  );
  const value = fc.oneof(
    fc.constantFrom('20270114', '20270114T000000', '20270114T235959', '20270115T000000Z', 'x'),
    fc.string({ maxLength: 12 }),
  );
  const line = (name: string) =>
    fc.tuple(zone, value).map(([each, text]) => `${name}${each}:${text.replaceAll(/[\r\n]/g, '')}`);
  fc.assert(
    fc.property(
      line('DTSTART'),
      line('DTEND'),
      line('EXDATE'),
      fc.boolean(),
      (start, end, exception, isSeries) => {
        const lines = event(start, end, ...(isSeries ? ['RRULE:FREQ=DAILY;COUNT=3', exception] : []));
        const text = calendarText(...lines);
        const { events, quarantined, skipped } = readICalendar(text, {
          timeZone: 'America/Edmonton',
          ...year,
        });
        expect(quarantined.length + skipped.length + Number(events.length > 0)).toBe(1);
        for (const { reason } of quarantined) expect(reason).not.toContain('T::');
      },
    ),
  );
});

test('a series that ends before it begins is left out, and one that starts off its weekday has its start', () => {
  const start = 'DTSTART;TZID=America/Edmonton:20261206T190000';
  expect(wordsIn('America/Edmonton', event(start, 'RRULE:FREQ=WEEKLY;UNTIL=20261101T000000Z'))).toEqual([
    'left out: A: it is over, or more than a year away',
  ]);
  expect(series('America/Edmonton', start, 'RRULE:FREQ=WEEKLY;BYDAY=TH;COUNT=3')).toEqual([
    '2026-12-06',
    '2026-12-10',
    '2026-12-17',
  ]);
});
