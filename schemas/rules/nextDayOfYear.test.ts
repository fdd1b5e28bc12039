import { expect, test } from 'vitest';
import { nextDayOfYear } from './nextDayOfYear.ts';

test.each([
  ['the day before', '2027-06-30', '2027-07-01'],
  ['the day itself', '2027-07-01', '2027-07-01'],
  ['the day after', '2027-07-02', '2028-07-01'],
  ['New Year’s Eve', '2027-12-31', '2028-07-01'],
])('on %s, %s, July 1 comes next on %s', (_, from, next) => {
  expect(nextDayOfYear('07-01', from)).toBe(next);
});

test('the last and the first day of the year', () => {
  expect(nextDayOfYear('12-31', '2027-12-31')).toBe('2027-12-31');
  expect(nextDayOfYear('01-01', '2027-12-31')).toBe('2028-01-01');
});
