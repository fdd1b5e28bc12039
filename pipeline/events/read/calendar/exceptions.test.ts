import { expect, test } from 'vitest';
import { instantOf } from '#schemas/rules/zonedTime.ts';
import type { CalendarTime } from './calendarTimes.ts';
import { matchExceptions } from './exceptions.ts';

/** A day, or a day and time by the clock of a zone: "2026-12-10" or "2026-12-10 19:00 Europe/Berlin". */
function at(text: string): CalendarTime {
  const [date = '', time = '', zone = ''] = text.split(' ');
  const clock = zone === '' ? null : (day: string, hour: string) => instantOf(day, hour, zone);
  return { date, time, zone, clock };
}

/** The occurrences that an exception means in a park in Berlin, and true if they are a guess. */
function match(occurrences: string[], exception: string) {
  const found = matchExceptions(occurrences.map(at), 'Europe/Berlin')(at(exception));
  const texts = found.occurrences.map(({ date, time, zone }) => `${date} ${time} ${zone}`.trim());
  return [texts, found.isAssumed];
}

const days = ['2026-12-09', '2026-12-10'];

test.each([
  ['2026-12-10', ['2026-12-10'], false],
  ['2026-12-11', [], false],
  // In UTC: the day of the park counts, in Berlin an hour ahead.
  ['2026-12-09 22:59 UTC', ['2026-12-09'], false],
  ['2026-12-09 23:00 UTC', ['2026-12-10'], false],
  ['2026-12-10 22:59 UTC', ['2026-12-10'], false],
  // The day of the park, December 11, has none; the day as written has one.
  ['2026-12-10 23:00 UTC', ['2026-12-10'], true],
  ['2026-12-11 12:00 UTC', [], false],
  // By any other clock the day as written counts.
  ['2026-12-10 00:00 Asia/Tokyo', ['2026-12-10'], false],
  ['2026-12-10 23:00 America/New_York', ['2026-12-10'], false],
  ['2026-12-11 00:00 Asia/Tokyo', [], false],
])(
  'of whole days on December 9 and 10 the exception %s means %j, assumed: %s',
  (exception, meant, isAssumed) => {
    expect(match(days, exception)).toEqual([meant, isAssumed]);
  },
);

const morning = '2026-12-10 08:00 Europe/Berlin';
const evening = '2026-12-10 19:00 Europe/Berlin';
const nextDay = '2026-12-11 00:30 Europe/Berlin';

test.each([
  // A day alone means all of the day.
  ['2026-12-10', [morning, evening], false],
  ['2026-12-12', [], false],
  // The same moment, by any clock.
  ['2026-12-10 19:00 Europe/Berlin', [evening], false],
  ['2026-12-10 18:00 UTC', [evening], false],
  ['2026-12-10 23:30 UTC', [nextDay], false],
  ['2026-12-10 13:00 America/New_York', [evening], false],
  // Another time by the same clock is another time.
  ['2026-12-10 18:00 Europe/Berlin', [], false],
  // No moment is the same: in UTC the nearest of the same day in the park.
  ['2026-12-10 12:29 UTC', [morning], true],
  ['2026-12-10 12:31 UTC', [evening], true],
  ['2026-12-10 22:59 UTC', [evening], true],
  ['2026-12-10 23:00 UTC', [nextDay], true],
  ['2026-12-09 22:59 UTC', [], false],
  ['2026-12-11 23:00 UTC', [], false],
  // By another clock the nearest of the same day as written.
  ['2026-12-10 10:00 America/New_York', [evening], true],
  ['2026-12-11 12:00 Asia/Tokyo', [nextDay], true],
  ['2026-12-09 23:00 America/New_York', [], false],
])(
  'of occurrences at 8:00, 19:00 and 0:30 the exception %s means %j, assumed: %s',
  (exception, meant, isAssumed) => {
    expect(match([morning, evening, nextDay], exception)).toEqual([meant, isAssumed]);
  },
);

test('two occurrences at one moment are both meant', () => {
  const both = ['2026-12-10 19:00 Europe/Berlin', '2026-12-10 18:00 UTC'];
  expect(match(both, '2026-12-10 20:00 Europe/Helsinki')).toEqual([both, false]);
});

test('only occurrences by another clock can be meant by another moment, and no whole days', () => {
  const mixed = ['2026-12-10', '2026-12-10 17:00 UTC', '2026-12-10 08:00 Europe/Berlin'];
  expect(match(mixed, '2026-12-10 17:30 UTC')).toEqual([['2026-12-10 08:00 Europe/Berlin'], true]);
  expect(match(['2026-12-10', '2026-12-11 08:00 Europe/Berlin'], '2026-12-10 17:30 UTC')).toEqual([
    [],
    false,
  ]);
});
