import { expect, test } from 'vitest';
import { durationText, minutesOf, timeText } from './timeText.ts';

test.each([
  ['00:00', 0, 'midnight'],
  ['00:01', 1, '12:01 AM'],
  ['00:30', 30, '12:30 AM'],
  ['07:30', 450, '7:30 AM'],
  ['08:00', 480, '8:00 AM'],
  ['11:59', 719, '11:59 AM'],
  ['12:00', 720, '12:00 PM'],
  ['12:30', 750, '12:30 PM'],
  ['13:00', 780, '1:00 PM'],
  ['23:59', 1439, '11:59 PM'],
  ['24:00', 1440, 'midnight'],
  ['25:05', 1505, '1:05 AM'],
])('%s is minute %i and reads "%s"', (time, minutes, text) => {
  expect(minutesOf(time)).toBe(minutes);
  expect([timeText(time), timeText(minutes)]).toEqual([text, text]);
});

test('parts of a minute are rounded', () => {
  expect([timeText(479.6), timeText(480.4), timeText(1439.5)]).toEqual(['8:00 AM', '8:00 AM', 'midnight']);
});

test('a time without minutes is the full hour, and one without anything is midnight', () => {
  expect([minutesOf('7'), minutesOf('')]).toEqual([420, 0]);
});

test.each([
  [0, '0 min'],
  [45, '45 min'],
  [60, '1 h'],
  [90, '1 h 30 min'],
])('%i minutes are %s', (minutes, expected) => {
  expect(durationText(minutes)).toBe(expected);
});
