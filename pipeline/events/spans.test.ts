import { expect, test } from 'vitest';
import { isWithin, momentOf, moments, wholeDays } from './spans.ts';

const berlin = 'Europe/Berlin';
const words = ({ startDate, startTime, endDate, endTime }: ReturnType<typeof wholeDays>) =>
  [startDate, startTime, endDate, endTime].map((part) => part ?? '-').join(' ');
const utc = (text: string) => Date.parse(`${text}:00Z`);

test.each([
  ['2026-12-05', null, '2026-12-05 - 2026-12-05 -'],
  ['2026-12-05', '2026-12-06', '2026-12-05 - 2026-12-06 -'],
  // 400 days are believed.
  ['2026-12-05', '2028-01-09', '2026-12-05 - 2028-01-09 -'],
])('the whole days %s to %s: %s', (start, last, expected) => {
  expect(words(wholeDays(start, last))).toBe(expected);
});

test.each([
  ['2026-12-05', '2026-12-04', 'it ends before it begins'],
  ['2026-02-29', null, '2026-02-29 is not a valid date'],
  ['2026-12-05', '2026-12-32', '2026-12-32 is not a valid date'],
  ['2026-12-05', '2028-01-10', 'it lasts from 2026-12-05 to 2028-01-10, which is too long for an event'],
])('the whole days %s to %s are none: %s', (start, last, fault) => {
  expect(() => wholeDays(start, last)).toThrow(fault);
});

test.each([
  ['2026-12-05T18:00', null, '2026-12-05 19:00 2026-12-05 -'],
  ['2026-12-05T18:00', '2026-12-05T18:00', '2026-12-05 19:00 2026-12-05 -'],
  ['2026-12-05T18:00', '2026-12-05T18:01', '2026-12-05 19:00 2026-12-05 19:01'],
  // Midnight in Berlin belongs to the day before, a minute later does not.
  ['2026-12-05T18:00', '2026-12-05T23:00', '2026-12-05 19:00 2026-12-05 24:00'],
  ['2026-12-05T18:00', '2026-12-05T23:01', '2026-12-05 19:00 2026-12-06 00:01'],
  ['2026-12-05T23:00', null, '2026-12-06 00:00 2026-12-06 -'],
])('from %s to %s in UTC is %s in Berlin', (start, end, expected) => {
  expect(words(moments(utc(start), end === null ? null : utc(end), berlin))).toBe(expected);
});

test('what ends before it begins, or lasts for years, is no event', () => {
  expect(() => moments(utc('2026-12-05T18:00'), utc('2026-12-05T17:59'), berlin)).toThrow(
    'it ends before it begins',
  );
  expect(() => moments(utc('2026-12-05T18:00'), utc('2028-12-05T17:59'), berlin)).toThrow(
    'too long for an event',
  );
});

test.each(['00:00', '09:59', '19:00', '20:00', '23:59'])('%s is a time of the day', (time) => {
  expect(momentOf('2026-12-05', time, 'UTC')).toBe(utc(`2026-12-05T${time}`));
});

test.each([
  ['2026-12-05', '24:00', berlin, '24:00 is no time of the day'],
  ['2026-12-05', '30:00', berlin, '30:00 is no time of the day'],
  ['2026-12-05', '9:00', berlin, '9:00 is no time of the day'],
  ['2026-12-05', '09:60', berlin, '09:60 is no time of the day'],
  ['2026-12-05', '109:00', berlin, '109:00 is no time of the day'],
  ['2026-12-05', '09:000', berlin, '09:000 is no time of the day'],
  ['2026-02-30', '09:00', berlin, '2026-02-30 is not a valid date'],
  ['2026-12-05', '09:00', 'Middle Earth', 'the time zone "Middle Earth" is not known'],
])('%s %s in %s is no moment: %s', (date, time, zone, fault) => {
  expect(() => momentOf(date, time, zone)).toThrow(fault);
});

test.each([
  ['2026-11-19', '2026-11-19', false],
  ['2026-11-19', '2026-11-20', true],
  ['2026-11-22', '2026-11-23', true],
  ['2026-11-23', '2026-11-23', false],
  ['2026-11-01', '2026-12-01', true],
])('%s to %s lies between 2026-11-20 and 2026-11-22: %s', (start, end, expected) => {
  expect(isWithin(wholeDays(start, end), '2026-11-20', '2026-11-22')).toBe(expected);
});
