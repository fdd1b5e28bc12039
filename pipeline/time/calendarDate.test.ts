import { expect, test } from 'vitest';
import { addDays, dayNumber, isCalendarDate } from './calendarDate.ts';

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
  expect([dayNumber('1970-01-02'), addDays('1970-01-01', -1)]).toEqual([1, '1969-12-31']);
});
