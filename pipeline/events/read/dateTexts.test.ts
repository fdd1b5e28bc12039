import { expect, test } from 'vitest';
import { dateInWords, timeInWords } from './dateTexts.ts';

test.each([
  ['September 1, 2026', '2026-09-01'],
  ['Sept. 1, 2026', '2026-09-01'],
  ['september 1 2026', '2026-09-01'],
  ['Tuesday, September 1, 2026', '2026-09-01'],
  ['Tuesday,September  1,  2026', '2026-09-01'],
  [' 1 May 2027 ', '2027-05-01'],
  ['1. May., 2027', '2027-05-01'],
  ['14 May 2027', '2027-05-14'],
  ['January 31, 2027', '2027-01-31'],
  ['December 1st, 2027', '2027-12-01'],
  ['March 2nd, 2027', '2027-03-02'],
  ['March 3rd, 2027', '2027-03-03'],
  ['March 4th, 2027', '2027-03-04'],
])('%s is %s', (text, date) => {
  expect(dateInWords(text)).toBe(date);
});

test.each([
  'Smarch 1, 2026',
  'February 30, 2027',
  '2027',
  '',
  'May 2027',
  'May 123, 2027',
  'May 1, 20270',
  'on May 1, 2027',
  'May 1, 2027 at noon',
])('"%s" is no day', (text) => {
  expect(() => dateInWords(text)).toThrow(`"${text}" is no day`);
});

test.each([
  ['12:00 AM', '00:00'],
  ['12:30 PM', '12:30'],
  ['1 pm', '13:00'],
  ['1pm', '13:00'],
  ['01:00 A.M.', '01:00'],
  ['11:59 p.m.', '23:59'],
  [' 9:05 ', '09:05'],
  ['0:00', '00:00'],
  ['23:59:30', '23:59'],
])('%s is at %s', (text, time) => {
  expect(timeInWords(text)).toBe(time);
});

test.each(['13:00 PM', '0:30 AM', '24:00', '9:60', 'noon', '', 'at 9:00', '9:00 or 10', '9:000', '123'])(
  '"%s" is no time',
  (text) => {
    expect(() => timeInWords(text)).toThrow(`"${text}" is no time`);
  },
);

test('a long text is quoted with its first 60 characters alone', () => {
  expect(() => dateInWords(` ${'x'.repeat(70)}`)).toThrow(`"${'x'.repeat(60)}" is no day`);
  expect(() => timeInWords(` ${'x'.repeat(70)}`)).toThrow(`"${'x'.repeat(60)}" is no time`);
});
