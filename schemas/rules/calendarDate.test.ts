import { expect, test } from 'vitest';
import { addDays, dayNumber, isCalendarDate } from './calendarDate.ts';

test.each([
  ['2027-12-31', 1, '2028-01-01'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-03-01', -1, '2027-02-28'],
  ['1970-01-01', -1, '1969-12-31'],
  // Clocks change on these days.
  ['2027-03-14', 1, '2027-03-15'],
  ['2027-03-28', 0, '2027-03-28'],
])('%s and %i days is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});

test('days are counted from 1970', () => {
  expect(dayNumber('1970-01-02')).toBe(1);
});

test.each(['2027-07-05', '2028-02-29'])('%s is a date', (text) => {
  expect(isCalendarDate(text)).toBe(true);
});

test.each([
  '',
  '2027-02-29',
  '2027-02-30',
  '2027-13-01',
  '2027-00-10',
  '2027-7-5',
  '20270110',
  '05.07.2027',
  '2027-07-05T00:00',
  ' 2027-07-05',
  '12027-07-05',
  20_270_705,
  null,
])('%j is no date', (value) => {
  expect(isCalendarDate(value)).toBe(false);
});
