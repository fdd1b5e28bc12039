import { expect, test } from 'vitest';
import { calendarText, eventLines, feedContext, feedWords } from '../fixtures/feedWords.ts';
import { readICalendar } from './readICalendar.ts';

const read = (...lines: string[]) => readICalendar(calendarText(...lines), feedContext);
const words = (...lines: string[]) => feedWords(read(...eventLines(...lines)));

test('an event says all that there is to say', () => {
  const event = eventLines(
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
    },
  ]);
});

test('what an event does not say is nothing, and an IMAGE comes before what is attached', () => {
  expect(read(...eventLines('DTSTART;VALUE=DATE:20261210')).events).toMatchObject([
    { description: '', location: '', categories: [], url: null, organiser: null, image: null },
  ]);
  const [event] = read(
    ...eventLines(
      'DTSTART;VALUE=DATE:20261210',
      'ORGANIZER:mailto:a@b.example',
      'ATTACH;FMTTYPE=image/png:https://club.example/1.png',
      'IMAGE;VALUE=URI:https://club.example/2.png',
    ),
  ).events;
  expect(event).toMatchObject({ organiser: null, image: 'https://club.example/2.png' });
});

test('occurrences are told by their days and times, and entries without a UID by name and start', () => {
  const series = read(...eventLines('DTSTART:20261210T190000', 'RRULE:FREQ=DAILY;COUNT=2'));
  expect(series.events.map(({ key }) => key)).toEqual(['1#2026-12-1019:00', '1#2026-12-1119:00']);
  const changed = read(
    ...eventLines('DTSTART:20261210T190000', 'RRULE:FREQ=DAILY;COUNT=2'),
    ...eventLines('RECURRENCE-ID:20261211T190000', 'DTSTART:20261212T080000'),
  );
  expect(changed.events.map(({ key }) => key)).toEqual(['1#2026-12-1019:00', '1#2026-12-1119:00']);
  const nameless = ['BEGIN:VEVENT', 'UID:', 'SUMMARY:A', 'DTSTART;VALUE=DATE:20261210', 'END:VEVENT'];
  expect(read(...nameless).events.map(({ key }) => key)).toEqual(['A|20261210']);
  expect(read('BEGIN:VEVENT', 'DTSTART;VALUE=DATE:20261210', 'END:VEVENT').events[0]?.key).toBe('|20261210');
});

test('an event of 1970 that comes back every year is one of today', () => {
  expect(words('DTSTART;VALUE=DATE:19700101', 'RRULE:FREQ=YEARLY')).toEqual(['2027-01-01 2027-01-01 A']);
});

test.each([
  ['PUBLIC', 'A'],
  ['', 'A'],
  ['PRIVATE', 'left out: A: it is not public'],
])('of the class %j: %s', (name, expectedWords) => {
  expect(words('DTSTART;VALUE=DATE:20261210', `CLASS:${name}`)[0]).toContain(expectedWords);
});

test.each([
  ['tentative', 'left out: A: the organiser has not confirmed it'],
  ['cancelled', '2026-12-10 2026-12-10 A (cancelled)'],
  ['NOT CANCELLED', '2026-12-10 2026-12-10 A'],
])('of the status %s: %s', (status, expectedWords) => {
  expect(words('DTSTART;VALUE=DATE:20261210', `STATUS:${status}`)).toEqual([expectedWords]);
});

test.each([
  // By SEQUENCE as a number, then by the last change, then by the stamp; of equals the last.
  [['SEQUENCE:9'], ['SEQUENCE:10'], 'Second'],
  [['SEQUENCE:10'], ['SEQUENCE:9'], 'First'],
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
  // Told as a day, by any clock without Z, or at the midnight of UTC the day counts as written.
  ['Europe/Berlin', '20261211', 2],
  ['Europe/Berlin', '20261210T233000', 1],
  ['America/New_York', '20261211T000000Z', 2],
  ['Europe/Berlin', '20261210T235959Z', 1],
  // Any other moment is one by the clock of the park.
  ['Europe/Berlin', '20261210T230000Z', 2],
  ['Europe/Berlin', '20261210T225900Z', 1],
  ['America/New_York', '20261211T050000Z', 2],
  ['America/New_York', '20261211T045900Z', 1],
])('whole days from December 10 in %s until %s are %i', (timeZone, until, count) => {
  const text = calendarText(...eventLines('DTSTART;VALUE=DATE:20261210', `RRULE:FREQ=DAILY;UNTIL=${until}`));
  expect(readICalendar(text, { ...feedContext, timeZone }).events).toHaveLength(count);
});

test.each([
  [['RRULE:FREQ=DAILY;UNTIL=soon'], 'UNTIL=soon is no day'],
  [['RRULE:FREQ=DAILY;COUNT=2', 'RRULE:FREQ=WEEKLY;COUNT=2'], 'it has two recurrences'],
  [['RRULE:FREQ=DAILY;COUNT=x'], 'COUNT=x is not understood'],
  [['RRULE:FREQ=DAILY;INTERVAL=0'], 'INTERVAL=0 is not understood'],
  [['RRULE:FREQ=YEARLY;BYMONTH=1,13'], 'BYMONTH=1,13 is not understood'],
  [['RRULE:FREQ=DAILY;BYHOUR=9,17'], 'BYHOUR=9,17 is not understood'],
  [['RRULE:FREQ=YEARLY;BYWEEKNO=20'], 'BYWEEKNO=20 is not understood'],
  [['RRULE:FREQ=HOURLY'], 'the recurrence "FREQ=HOURLY" has no frequency of a day or longer'],
  [['RRULE:FREQ=DAILY;COUNT=9', 'EXRULE:FREQ=WEEKLY;COUNT=2'], 'EXRULE is not understood'],
])('%j: %s', (lines, fault) => {
  expect(words('DTSTART;VALUE=DATE:20261210', ...lines)).toEqual([`not understood: A: ${fault}`]);
});

test.each(['FREQ=WEEKLY;COUNT=2;', ' freq=weekly; count=2', 'COUNT=2;BYDAY=TH;FREQ=WEEKLY;X-A=1'])(
  'the rule "%s" has two days',
  (rule) => {
    expect(words('DTSTART;VALUE=DATE:20261210', `RRULE:${rule}`)).toEqual([
      '2026-12-10 2026-12-10 A',
      '2026-12-17 2026-12-17 A',
    ]);
  },
);

test('what is excluded goes: a moment by any clock, a day with all of its times', () => {
  const series = ['DTSTART:20261210T190000', 'RRULE:FREQ=DAILY;COUNT=4'];
  const days = (...lines: string[]) =>
    read(...eventLines(...series, ...lines)).events.map(({ span }) => span.startDate);
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
  const { events } = read(...eventLines('DTSTART;VALUE=DATE:20261210', 'RDATE:20261212T190000Z'));
  expect(events.map(({ key, span }) => [key, span.startDate, span.startTime])).toEqual([
    ['1#2026-12-10', '2026-12-10', null],
    ['1#2026-12-12', '2026-12-12', null],
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
      ...eventLines('DTSTART:20261210T190000', 'RRULE:FREQ=DAILY;COUNT=2'),
      ...eventLines('RECURRENCE-ID:20261211T190000', 'DTSTART:20261211T200000', line),
    );
    expect(feedWords(reading)).toEqual(['2026-12-10 19:00 2026-12-10 A']);
  }
});

test('a change of all later days is not understood', () => {
  const change = [
    'BEGIN:VEVENT',
    'UID:1',
    'RECURRENCE-ID;RANGE=THISANDFUTURE:20261211T190000',
    'DTSTART:20261211T200000',
    'END:VEVENT',
  ];
  const reading = read(...eventLines('DTSTART:20261210T190000', 'RRULE:FREQ=DAILY;COUNT=4'), ...change);
  expect(feedWords(reading)).toEqual(['not understood: A: a change of all its later days is not understood']);
});

test.each([
  [5, ''],
  [7, ', and 2 more'],
])('of %i exceptions by an outdated clock the report names five%s', (count, more) => {
  const exceptions = Array.from({ length: count }, (_, index) => `EXDATE:2026120${index + 1}T170000Z`);
  const { remarks } = read(
    ...eventLines('DTSTART;TZID=Europe/Berlin:20261201T190000', 'RRULE:FREQ=DAILY;COUNT=9', ...exceptions),
  );
  const named = [1, 2, 3, 4, 5].map((day) => `2026-12-0${day} 17:00 UTC for 2026-12-0${day} 19:00`);
  expect(remarks.map(({ reason }) => reason)).toEqual([
    `exceptions that are no time of the series were taken for those of the same day: ${named.join(', ')}${more}`,
  ]);
});

test.each(['EXDATE', 'RDATE'])('a series with more than 5,000 times in %s is put aside', (name) => {
  const times = (count: number) => `${name}:${Array.from({ length: count }, () => '20260101').join(',')}`;
  const series = ['DTSTART;VALUE=DATE:20261210', 'RRULE:FREQ=DAILY;COUNT=1'];
  expect(words(...series, times(5000))).toEqual(['2026-12-10 2026-12-10 A']);
  expect(words(...series, times(5001))).toEqual([
    `not understood: A: its ${name} names more than 5000 times`,
  ]);
});

test.each([
  [400, '2026-12-10 19:00 2026-12-10 A'],
  [401, 'not understood: A: 401 of its days are changed'],
])('a series with %i changed days: %s', (count, expectedWords) => {
  const reading = read(
    ...eventLines('DTSTART:20261210T190000', 'RRULE:FREQ=DAILY;COUNT=1'),
    ...Array.from({ length: count }, (_, index) => {
      const day = new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10).replaceAll('-', '');
      return eventLines(`RECURRENCE-ID:${day}T190000`, `DTSTART:${day}T200000`);
    }).flat(),
  );
  expect(feedWords(reading)).toEqual([expectedWords]);
});

test.each([
  // The year of the reading is 2026-11-20 to 2027-11-20, in Berlin.
  ['DTSTART;VALUE=DATE:20261118', 'RRULE:FREQ=YEARLY', ['2027-11-18']],
  ['DTSTART;VALUE=DATE:20261120', 'RRULE:FREQ=YEARLY', ['2026-11-20', '2027-11-20']],
  ['DTSTART;VALUE=DATE:20251121', 'RRULE:FREQ=YEARLY', ['2026-11-21']],
  // By another clock a day earlier or later.
  ['DTSTART;TZID=America/New_York:20261119T190000', 'RRULE:FREQ=YEARLY', ['2026-11-20', '2027-11-20']],
  ['DTSTART;TZID=America/New_York:20261119T170000', 'RRULE:FREQ=YEARLY', ['2027-11-19']],
  ['DTSTART;TZID=Asia/Tokyo:20261121T070000', 'RRULE:FREQ=YEARLY', ['2026-11-20', '2027-11-20']],
])('%s, %s has the days %j in the year', (start, rule, days) => {
  expect(read(...eventLines(start, rule)).events.map(({ span }) => span.startDate)).toEqual(days);
});

test('a change that has lost its end puts its whole series aside', () => {
  const change = eventLines('RECURRENCE-ID:20261211T190000', 'DTSTART:20261211T200000').slice(0, -1);
  const reading = read(...eventLines('DTSTART:20261210T190000', 'RRULE:FREQ=DAILY;COUNT=2'), ...change);
  expect(feedWords(reading)).toEqual(['not understood: A: its END:VEVENT is missing']);
});
