import ICAL from 'ical.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dateOf, dayNumber, isCalendarDate, weekdayOf } from './calendarDate.ts';
import { parseRecurrence, recurrenceDays } from './recurrence.ts';

test.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-02-30', false],
  ['2027-13-01', false],
  ['2027-1-01', false],
  ['2027-00-10', false],
  ['20270110', false],
])('%s is a day: %s', (text, expected) => {
  expect(isCalendarDate(text)).toBe(expected);
});

test('days are counted over months, leap days and years', () => {
  expect([addDays('2027-02-28', 1), addDays('2028-02-28', 1), addDays('2027-01-01', -1)]).toEqual([
    '2027-03-01',
    '2028-02-29',
    '2026-12-31',
  ]);
  expect([dayNumber('1970-01-02'), dateOf(-1), weekdayOf(0), weekdayOf(-5)]).toEqual([1, '1969-12-31', 4, 6]);
});

const days = (rule: string, start: string, from = start, to = addDays(start, 800)) =>
  recurrenceDays(parseRecurrence(rule), start, from, to);

test.each([
  ['FREQ=DAILY;COUNT=3', '2027-02-27', ['2027-02-27', '2027-02-28', '2027-03-01']],
  ['FREQ=DAILY;INTERVAL=10;COUNT=2', '2027-01-01', ['2027-01-01', '2027-01-11']],
  [
    'FREQ=WEEKLY;BYDAY=TU,TH;INTERVAL=2;COUNT=4',
    '2027-01-05',
    ['2027-01-05', '2027-01-07', '2027-01-19', '2027-01-21'],
  ],
  [
    'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO',
    '1997-08-05',
    ['1997-08-05', '1997-08-10', '1997-08-19', '1997-08-24'],
  ],
  [
    'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU',
    '1997-08-05',
    ['1997-08-05', '1997-08-17', '1997-08-19', '1997-08-31'],
  ],
  ['FREQ=MONTHLY;BYMONTHDAY=31;COUNT=3', '2027-01-31', ['2027-01-31', '2027-03-31', '2027-05-31']],
  ['FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3', '2027-01-31', ['2027-01-31', '2027-02-28', '2027-03-31']],
  ['FREQ=MONTHLY;COUNT=2', '2027-01-30', ['2027-01-30', '2027-03-30']],
  ['FREQ=MONTHLY;BYDAY=2SA;COUNT=3', '2027-01-09', ['2027-01-09', '2027-02-13', '2027-03-13']],
  [
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=3',
    '2027-01-29',
    ['2027-01-29', '2027-02-26', '2027-03-31'],
  ],
  ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;COUNT=3', '2026-11-13', ['2026-11-13', '2027-08-13', '2028-10-13']],
  ['FREQ=YEARLY;COUNT=2', '2027-07-01', ['2027-07-01', '2028-07-01']],
  ['FREQ=YEARLY', '2028-02-29', ['2028-02-29']],
  ['FREQ=YEARLY;BYMONTH=8;BYDAY=1MO;COUNT=2', '2027-08-02', ['2027-08-02', '2028-08-07']],
  ['FREQ=YEARLY;BYDAY=20MO;COUNT=2', '2027-05-17', ['2027-05-17', '2028-05-15']],
  ['FREQ=YEARLY;BYDAY=-1SU;COUNT=2', '2027-12-26', ['2027-12-26', '2028-12-31']],
  ['FREQ=YEARLY;BYYEARDAY=1,-1;COUNT=3', '2027-01-01', ['2027-01-01', '2027-12-31', '2028-01-01']],
  ['FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO;COUNT=2', '2027-01-04', ['2027-01-04', '2028-01-03']],
  ['FREQ=YEARLY;BYWEEKNO=-1;COUNT=2', '2027-12-29', ['2027-12-29', '2028-12-27']],
  ['FREQ=YEARLY;BYMONTH=1,7;COUNT=3', '2027-01-10', ['2027-01-10', '2027-07-10', '2028-01-10']],
  // The first day counts, also where the rule would not choose it.
  ['FREQ=WEEKLY;BYDAY=MO;COUNT=2', '2027-01-05', ['2027-01-05', '2027-01-11']],
  ['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', '2027-01-01', ['2027-01-01']],
])('%s from %s', (rule, start, expected) => {
  expect(days(rule, start)).toEqual(expected);
});

test('only days between two days are given, also of a series that began long before', () => {
  expect(days('FREQ=WEEKLY', '1990-01-01', '2027-01-01', '2027-01-12')).toEqual(['2027-01-04', '2027-01-11']);
  expect(days('FREQ=WEEKLY;COUNT=4', '2027-01-01', '2027-01-10', '2027-03-01')).toEqual([
    '2027-01-15',
    '2027-01-22',
  ]);
  expect(
    recurrenceDays(
      parseRecurrence('FREQ=DAILY'),
      '2027-01-01',
      '2027-01-01',
      '2027-02-01',
      (day) => day > '2027-01-02',
    ),
  ).toEqual(['2027-01-01', '2027-01-02']);
});

test.each([
  ['FREQ=HOURLY', 'no frequency of a day or longer'],
  ['INTERVAL=2', 'no frequency of a day or longer'],
  ['FREQ=DAILY;INTERVAL=0', 'INTERVAL=0 is not understood'],
  ['FREQ=DAILY;COUNT=-1', 'COUNT=-1 is not understood'],
  ['FREQ=YEARLY;BYMONTH=13', 'BYMONTH=13 is not understood'],
  ['FREQ=MONTHLY;BYMONTHDAY=0', 'BYMONTHDAY=0 is not understood'],
  ['FREQ=MONTHLY;BYMONTHDAY=32', 'BYMONTHDAY=32 is not understood'],
  ['FREQ=WEEKLY;BYDAY=XX', 'the day "XX" is not understood'],
  ['FREQ=MONTHLY;BYDAY=0MO', 'BYDAY=0 is not understood'],
  ['FREQ=DAILY;BYHOUR=9,17', 'BYHOUR in a recurrence is not understood'],
])('%s is refused: %s', (rule, reason) => {
  expect(() => parseRecurrence(rule)).toThrow(reason);
});

test('simple rules give the days that another reader gives', () => {
  const part = (name: string, values: fc.Arbitrary<string>) =>
    fc.option(values).map((value) => (value === null ? '' : `;${name}=${value}`));
  const weekday = fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU');
  const rule = fc.oneof(
    fc.tuple(fc.constant('FREQ=DAILY'), part('BYDAY', weekday)),
    fc.tuple(
      fc.constant('FREQ=WEEKLY'),
      part('BYDAY', fc.uniqueArray(weekday, { minLength: 1 }).map(String)),
    ),
    fc.tuple(
      fc.constant('FREQ=MONTHLY'),
      part(
        'BYDAY',
        fc.tuple(fc.constantFrom('1', '2', '3', '4', '-1'), weekday).map((pair) => pair.join('')),
      ),
    ),
    fc.tuple(fc.constant('FREQ=MONTHLY'), part('BYMONTHDAY', fc.integer({ min: 1, max: 28 }).map(String))),
    fc.tuple(fc.constant('FREQ=YEARLY'), part('BYMONTH', fc.integer({ min: 1, max: 12 }).map(String))),
  );
  const interval = fc.integer({ min: 1, max: 4 });
  const start = fc
    .integer({ min: 19_000, max: 21_000 })
    .map(dateOf)
    .filter((date) => date.slice(8) <= '28');
  fc.assert(
    fc.property(rule, interval, start, ([frequency, by], every, first) => {
      const text = `${frequency}${by};INTERVAL=${every}`;
      const ours = days(text, first, first, addDays(first, 500));
      const iterator = ICAL.Recur.fromString(text).iterator(ICAL.Time.fromDateString(first));
      const theirs: string[] = [];
      for (
        let next = iterator.next();
        next && next.toString() <= addDays(first, 500);
        next = iterator.next()
      ) {
        theirs.push(next.toString());
      }
      // It leaves the first day out where the rule would not choose it.
      expect(ours.filter((day) => day !== first)).toEqual(theirs.filter((day) => day !== first));
    }),
    { numRuns: 300 },
  );
});
