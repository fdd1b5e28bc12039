import { expect, test } from 'vitest';
import { addDays, isDate } from './dates.ts';

test.each([
  ['2027-12-31', 1, '2028-01-01'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-03-01', -1, '2027-02-28'],
  // Clocks change on these days.
  ['2027-03-14', 1, '2027-03-15'],
  ['2027-03-28', 0, '2027-03-28'],
])('%s and %i days is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});

test.each(['2027-07-05', '2028-02-29'])('%s is a date', (text) => {
  expect(isDate(text)).toBe(true);
});

test.each([
  '',
  '2027-02-29',
  '2027-13-01',
  '2027-7-5',
  '05.07.2027',
  '2027-07-05T00:00',
  ' 2027-07-05',
  '12027-07-05',
  20_270_705,
  null,
])('%j is no date', (value) => {
  expect(isDate(value)).toBe(false);
});
