import { expect, test } from 'vitest';
import { calendarText, eventLines } from '../../../fixtures/calendarText.ts';
import { feedContext, feedWords } from '../../../fixtures/feedWords.ts';
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
      price: { isFree: false, amount: null, currency: null },
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

test('what cannot be read is told by its name, or by its UID', () => {
  expect(read('BEGIN:VEVENT', 'UID:1', 'END:VEVENT').quarantined).toEqual([
    { what: '1', reason: 'it has no start' },
  ]);
  expect(read(...eventLines()).quarantined).toEqual([{ what: 'A', reason: 'it has no start' }]);
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
  [['LAST-MODIFIED:20261102T000000Z'], [], 'First'],
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
