import { expect, test } from 'vitest';
import { addDays, isDate, tripDates } from './tripDates.ts';

test.each([
  ['a day', '2027-07-05', '2027-07-05', 1],
  ['a night', '2027-07-05', '2027-07-06', 2],
  ['a week', '2027-07-05', '2027-07-11', 7],
  ['thirty days', '2027-07-05', '2027-08-03', 30],
  ['days around a leap day', '2028-02-28', '2028-03-01', 3],
  ['a night in which clocks go forward', '2027-03-27', '2027-03-28', 2],
  ['a night in which clocks go back', '2027-10-30', '2027-10-31', 2],
  ['an end before the start, which is at least a day', '2027-07-05', '2027-07-01', 1],
])('%s: days between the dates plus one', (_what, start, end, count) => {
  const dates = tripDates(start, end);
  expect(dates).toHaveLength(count);
  expect(dates[0]).toBe(start);
  expect(dates.at(-1)).toBe(count === 1 ? start : end);
});

test('every date of a trip comes once', () => {
  expect(tripDates('2027-12-30', '2028-01-02')).toEqual([
    '2027-12-30',
    '2027-12-31',
    '2028-01-01',
    '2028-01-02',
  ]);
});

test.each([
  ['2027-12-31', 1, '2028-01-01'],
  ['2027-03-01', -1, '2027-02-28'],
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
])('"%s" is no date', (text) => {
  expect(isDate(text)).toBe(false);
});
