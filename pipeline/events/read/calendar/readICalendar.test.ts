import { expect, test } from 'vitest';
import { feedContext, feedNames, feedWords, wordsOfFeed } from '../../../fixtures/feedWords.ts';
import { readICalendar } from './readICalendar.ts';

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
    'not understood: Month thirteen: "20261301T100000Z" is no day of the calendar',
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
  'floating-named-zone.ics': ['2027-06-10 11:00 2027-06-10 17:00 Fair by the clock of the calendar'],
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

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n');
const vevent = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1', 'SUMMARY:A', ...lines, 'END:VEVENT'];
const read = (...lines: string[]) => readICalendar(calendar(...lines), feedContext);
const words = (...lines: string[]) => feedWords(read(...vevent(...lines)));

test('an event says all that there is to say', () => {
  const event = vevent(
    'DTSTART;VALUE=DATE:20261210',
    'DESCRIPTION:One\\nTwo',
    'LOCATION:Hall\\, Jasna',
    'CATEGORIES:Talk,Tea',
    'CATEGORIES:Town',
    'URL: https://club.example/1',
    'ORGANIZER;CN="The club":mailto:club@club.example',
    'ATTACH;FMTTYPE=application/pdf:https://club.example/1.pdf',
    'ATTACH:https://club.example/1',
    'ATTACH;FMTTYPE=image/png:https://club.example/1.png',
    'STATUS:confirmed',
  );
  expect(read(...event).events).toEqual([
    {
      key: '1',
      name: 'A',
      description: 'One\nTwo',
      location: 'Hall, Jasna',
      span: { startDate: '2026-12-10', startTime: null, endDate: '2026-12-10', endTime: null },
      isCancelled: false,
      categories: ['Talk', 'Tea', 'Town'],
      url: 'https://club.example/1',
      organiser: 'The club',
      image: 'https://club.example/1.png',
      price: { isFree: false, amount: null, currency: null },
    },
  ]);
});

test('what an event does not say is nothing, and an IMAGE comes before what is attached', () => {
  expect(read(...vevent('DTSTART;VALUE=DATE:20261210')).events).toMatchObject([
    { description: '', location: '', categories: [], url: null, organiser: null, image: null },
  ]);
  const [event] = read(
    ...vevent(
      'DTSTART;VALUE=DATE:20261210',
      'ORGANIZER:mailto:a@b.example',
      'ATTACH;FMTTYPE=image/png:https://club.example/1.png',
      'IMAGE;VALUE=URI:https://club.example/2.png',
    ),
  ).events;
  expect(event).toMatchObject({ organiser: null, image: 'https://club.example/2.png' });
});

test('occurrences are told by their days and times, and entries without a UID by name and start', () => {
  const series = read(...vevent('DTSTART:20261210T190000', 'RRULE:FREQ=DAILY;COUNT=2'));
  expect(series.events.map(({ key }) => key)).toEqual(['1#2026-12-1019:00', '1#2026-12-1119:00']);
  const changed = read(
    ...vevent('DTSTART:20261210T190000', 'RRULE:FREQ=DAILY;COUNT=2'),
    ...vevent('RECURRENCE-ID:20261211T190000', 'DTSTART:20261212T080000'),
  );
  expect(changed.events.map(({ key }) => key)).toEqual(['1#2026-12-1019:00', '1#2026-12-1119:00']);
  const nameless = ['BEGIN:VEVENT', 'UID:', 'SUMMARY:A', 'DTSTART;VALUE=DATE:20261210', 'END:VEVENT'];
  expect(read(...nameless).events.map(({ key }) => key)).toEqual(['A|20261210']);
  expect(read('BEGIN:VEVENT', 'DTSTART;VALUE=DATE:20261210', 'END:VEVENT').events[0]?.key).toBe('|20261210');
});

test('what cannot be read is told by its name, or by its UID', () => {
  expect(read('BEGIN:VEVENT', 'UID:1', 'END:VEVENT').quarantined).toEqual([
    { what: '1', reason: 'it has no start' },
  ]);
  expect(read(...vevent()).quarantined).toEqual([{ what: 'A', reason: 'it has no start' }]);
  expect(read('BEGIN:VEVENT', 'SUMMARY:A', 'END:VEVENT').quarantined).toEqual([
    { what: 'A', reason: 'it has no start' },
  ]);
});

test.each([
  ['DTSTART:next week', 'is no day'],
  ['DTSTART;VALUE=DATE:20270229', '"20270229" is no day of the calendar'],
  ['DTSTART;VALUE=DATE:19691231', 'it begins in 1969'],
  ['DURATION:PT1H', 'it has no start'],
])('%s: %s', (line, fault) => {
  expect(words(line)).toEqual([expect.stringContaining(`not understood: A: `)]);
  expect(words(line)[0]).toContain(fault);
});

test('an event of 1970 that comes back every year is one of today', () => {
  expect(words('DTSTART;VALUE=DATE:19700101', 'RRULE:FREQ=YEARLY')).toEqual(['2027-01-01 2027-01-01 A']);
});

test.each([
  ['PUBLIC', 'A'],
  ['public', 'A'],
  ['', 'A'],
  ['PRIVATE', 'left out: A: it is not public'],
  ['CONFIDENTIAL', 'left out: A: it is not public'],
  ['NONPUBLIC', 'left out: A: it is not public'],
  ['PUBLIC-NOT', 'left out: A: it is not public'],
])('of the class %j: %s', (name, expectedWords) => {
  expect(words('DTSTART;VALUE=DATE:20261210', `CLASS:${name}`)[0]).toContain(expectedWords);
});

test.each([
  ['tentative', 'left out: A: the organiser has not confirmed it'],
  ['NOT TENTATIVE', '2026-12-10 2026-12-10 A'],
  ['TENTATIVELY', '2026-12-10 2026-12-10 A'],
  ['cancelled', '2026-12-10 2026-12-10 A (cancelled)'],
  ['NOT CANCELLED', '2026-12-10 2026-12-10 A'],
  ['CANCELLEDX', '2026-12-10 2026-12-10 A'],
])('of the status %s: %s', (status, expectedWords) => {
  expect(words('DTSTART;VALUE=DATE:20261210', `STATUS:${status}`)).toEqual([expectedWords]);
});

test.each([
  // By SEQUENCE as a number, then by the last change, then by the stamp; of equals the last.
  [['SEQUENCE:9'], ['SEQUENCE:10'], 'Second'],
  [['SEQUENCE:10'], ['SEQUENCE:9'], 'First'],
  [['SEQUENCE:1'], [], 'First'],
  [['LAST-MODIFIED:20261102T000000Z'], ['LAST-MODIFIED:20261101T000000Z'], 'First'],
  [['DTSTAMP:20261102T000000Z'], ['DTSTAMP:20261101T000000Z'], 'First'],
  [['LAST-MODIFIED:20261103T000000Z', 'DTSTAMP:20261101T000000Z'], ['DTSTAMP:20261102T000000Z'], 'First'],
  [[], [], 'Second'],
])('of the versions %j and %j the %s counts', (first, second, name) => {
  const version = (title: string, lines: string[]) => [
    'BEGIN:VEVENT',
    'UID:1',
    `SUMMARY:${title}`,
    'DTSTART;VALUE=DATE:20261210',
    ...lines,
    'END:VEVENT',
  ];
  expect(feedWords(read(...version('First', first), ...version('Second', second)))).toEqual([
    `2026-12-10 2026-12-10 ${name}`,
  ]);
});

test.each([
  ['DTSTART;VALUE=DATE:20261210', 'DTEND;VALUE=DATE:20261212', '2026-12-10 2026-12-11 A'],
  ['DTSTART;VALUE=DATE:20261210', 'DTEND:20261212T120000', '2026-12-10 2026-12-12 A'],
  ['DTSTART:20261210T190000', 'DTEND;VALUE=DATE:20261212', '2026-12-10 19:00 2026-12-12 A'],
  ['DTSTART:20261210T190100Z', 'DTEND:20261210T200000', 'not understood: A: it ends before it begins'],
  ['DTSTART:20261210T180000Z', 'DTEND:20261210T200000', '2026-12-10 19:00 2026-12-10 20:00 A'],
])('from %s to %s: %s', (start, end, span) => {
  expect(words(start, end)).toEqual([span]);
});

test.each([
  // Told in UTC, by the clock of the start, or as a day; the last moment is part of it.
  ['20261211T180000Z', 2],
  ['20261211T175959Z', 1],
  ['20261211T190000', 2],
  ['20261211T185900', 1],
  ['20261211', 2],
  ['20261210', 1],
])('every day at 19:00 until %s is %i times', (until, count) => {
  expect(words('DTSTART:20261210T190000', `RRULE:FREQ=DAILY;UNTIL=${until}`)).toHaveLength(count);
});

test('whole days until a moment end on its day', () => {
  expect(words('DTSTART;VALUE=DATE:20261210', 'RRULE:FREQ=DAILY;UNTIL=20261211T000000Z')).toHaveLength(2);
});

test.each([
  [['RRULE:FREQ=DAILY;UNTIL=soon'], 'UNTIL=SOON is no day'],
  [['RRULE:FREQ=DAILY;COUNT=2', 'RRULE:FREQ=WEEKLY;COUNT=2'], 'it has two recurrences'],
  [['RRULE:FREQ=DAILY;COUNT=9', 'EXRULE:FREQ=WEEKLY;COUNT=2'], 'EXRULE is not understood'],
])('%j: %s', (lines, fault) => {
  expect(words('DTSTART;VALUE=DATE:20261210', ...lines)).toEqual([`not understood: A: ${fault}`]);
});

test('what is excluded goes: a moment by any clock, a day with all of its times', () => {
  const series = ['DTSTART:20261210T190000', 'RRULE:FREQ=DAILY;COUNT=4'];
  const days = (...lines: string[]) =>
    read(...vevent(...series, ...lines)).events.map(({ span }) => span.startDate);
  expect(days('EXDATE:20261211T180000Z')).toEqual(['2026-12-10', '2026-12-12', '2026-12-13']);
  expect(days('EXDATE:20261211T190000,20261212T190000', 'EXDATE:20261213T190000')).toEqual(['2026-12-10']);
  expect(days('EXDATE;VALUE=DATE:20261212')).toEqual(['2026-12-10', '2026-12-11', '2026-12-13']);
  expect(days('EXDATE:20261211T200000')).toHaveLength(4);
});

test('further days are added once, at their own times', () => {
  expect(
    words(
      'DTSTART:20261210T190000',
      'DTEND:20261210T200000',
      'RDATE:20261212T190000,20261210T190000,20261213T080000',
    ),
  ).toEqual([
    '2026-12-10 19:00 2026-12-10 20:00 A',
    '2026-12-12 19:00 2026-12-12 20:00 A',
    '2026-12-13 08:00 2026-12-13 09:00 A',
  ]);
  expect(words('DTSTART;VALUE=DATE:20261210', 'RDATE:20261212T190000Z')).toEqual([
    '2026-12-10 2026-12-10 A',
    '2026-12-12 2026-12-12 A',
  ]);
});

test('a series is believed 400 times, and no more', () => {
  const series = (count: number) =>
    words(
      'DTSTART:20261210T080000',
      `RRULE:FREQ=DAILY;COUNT=${Math.min(count, 300)}`,
      ...Array.from({ length: count - 300 }, (_, index) => {
        const day = new Date(Date.UTC(2026, 11, 10 + index)).toISOString().slice(0, 10).replaceAll('-', '');
        return `RDATE:${day}T200000`;
      }),
    );
  expect(series(400)).toHaveLength(400);
  expect(series(401)).toEqual(['not understood: A: it takes place more than 400 times a year']);
});

test('an occurrence of yesterday that lasts until today is one of today, one that is over is not', () => {
  expect(
    words('DTSTART;VALUE=DATE:20261101', 'DTEND;VALUE=DATE:20261103', 'RRULE:FREQ=WEEKLY;BYDAY=TH;COUNT=4'),
  ).toEqual(['2026-11-19 2026-11-20 A']);
  expect(words('DTSTART;VALUE=DATE:20261101', 'RRULE:FREQ=WEEKLY;BYDAY=TH;COUNT=3')).toEqual([
    'left out: A: it is over, or more than a year away',
  ]);
});

test('a change that nobody has confirmed takes its occurrence away, one that is not public too', () => {
  for (const line of ['STATUS:TENTATIVE', 'CLASS:PRIVATE']) {
    const reading = read(
      ...vevent('DTSTART:20261210T190000', 'RRULE:FREQ=DAILY;COUNT=2'),
      ...vevent('RECURRENCE-ID:20261211T190000', 'DTSTART:20261211T200000', line),
    );
    expect(feedWords(reading)).toEqual(['2026-12-10 19:00 2026-12-10 A']);
  }
});

test('changes from some day on stand for all that follow, the later one from its own day on', () => {
  const change = (day: string, time: string, name: string) => [
    'BEGIN:VEVENT',
    'UID:1',
    `SUMMARY:${name}`,
    `RECURRENCE-ID;RANGE=thisandfuture:${day}T190000`,
    `DTSTART:${day}T${time}`,
    'END:VEVENT',
  ];
  const reading = read(
    ...vevent('DTSTART:20261210T190000', 'RRULE:FREQ=DAILY;COUNT=6'),
    ...change('20261214', '210000', 'C'),
    ...change('20261212', '200000', 'B'),
  );
  expect(feedWords(reading).sort()).toEqual([
    '2026-12-10 19:00 2026-12-10 A',
    '2026-12-11 19:00 2026-12-11 A',
    '2026-12-12 20:00 2026-12-12 B',
    '2026-12-13 20:00 2026-12-13 B',
    '2026-12-14 21:00 2026-12-14 C',
    '2026-12-15 21:00 2026-12-15 C',
  ]);
});

test('the hours of a series stay when the clock changes', () => {
  expect(
    words(
      'DTSTART;TZID=Europe/Berlin:20270327T200000',
      'DTEND;TZID=Europe/Berlin:20270328T040000',
      'RRULE:FREQ=DAILY;COUNT=2',
    ),
  ).toEqual(['2027-03-27 20:00 2027-03-28 04:00 A', '2027-03-28 20:00 2027-03-29 04:00 A']);
});

test('a clock that the calendar names and nobody knows is that of the park', () => {
  expect(feedWords(read('X-WR-TIMEZONE:Middle Earth', ...vevent('DTSTART:20261210T190000')))).toEqual([
    '2026-12-10 19:00 2026-12-10 A',
  ]);
  expect(feedWords(read('X-WR-TIMEZONE:Europe/Helsinki', ...vevent('DTSTART:20261210T190000')))).toEqual([
    '2026-12-10 18:00 2026-12-10 A',
  ]);
});
