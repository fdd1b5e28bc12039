import { expect, test } from 'vitest';
import { minutesOf, timeOf, toQuarter } from './tripDates.ts';

test.each([
  ['00:00', 0],
  ['07:30', 450],
  ['13:00', 780],
  ['23:59', 1439],
])('%s is minute %i, and back', (time, minutes) => {
  expect(minutesOf(time)).toBe(minutes);
  expect(timeOf(minutes)).toBe(time);
});

test('a time without minutes is the full hour, and one without anything is midnight', () => {
  expect(minutesOf('7')).toBe(420);
  expect(minutesOf('')).toBe(0);
});

test('past midnight it stays the last minute of the day', () => {
  expect(timeOf(1440)).toBe('23:59');
  expect(timeOf(2000)).toBe('23:59');
});

test.each([
  [480, 480],
  [481, 495],
  [494, 495],
  [495, 495],
])('the next quarter from minute %i is %i', (minutes, expected) => {
  expect(toQuarter(minutes)).toBe(expected);
});
