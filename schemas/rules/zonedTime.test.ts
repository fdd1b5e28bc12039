import { expect, test } from 'vitest';
import { instantAt, isKnownZone } from './zonedTime.ts';

const noon = 12 * 60;

test.each([
  ['Europe/Zurich', '2027-01-10', noon, '2027-01-10T11:00:00.000Z'],
  ['Europe/Zurich', '2027-07-10', noon, '2027-07-10T10:00:00.000Z'],
  // Clocks go forward at 2:00 on March 28, and back at 3:00 on October 31.
  ['Europe/Zurich', '2027-03-27', noon, '2027-03-27T11:00:00.000Z'],
  ['Europe/Zurich', '2027-03-28', 119, '2027-03-28T00:59:00.000Z'],
  ['Europe/Zurich', '2027-03-28', 180, '2027-03-28T01:00:00.000Z'],
  ['Europe/Zurich', '2027-03-28', noon, '2027-03-28T10:00:00.000Z'],
  ['Europe/Zurich', '2027-10-31', 150, '2027-10-31T00:30:00.000Z'],
  ['Europe/Zurich', '2027-10-31', 180, '2027-10-31T02:00:00.000Z'],
  ['America/New_York', '2027-11-07', noon, '2027-11-07T17:00:00.000Z'],
  ['Asia/Kathmandu', '2027-07-10', noon, '2027-07-10T06:15:00.000Z'],
  ['Pacific/Auckland', '2027-01-01', 60, '2026-12-31T12:00:00.000Z'],
])('in %s on %s at minute %d it is %s', (timeZone, date, minutes, moment) => {
  expect(new Date(instantAt(date, minutes, timeZone)).toISOString()).toBe(moment);
});

test('a time that the change of clocks leaves out is later by what is left out', () => {
  expect(new Date(instantAt('2027-03-28', 150, 'Europe/Zurich')).toISOString()).toBe(
    '2027-03-28T01:30:00.000Z',
  );
});

test.each([
  ['Europe/Berlin', true],
  ['Asia/Calcutta', true],
  ['UTC', true],
  ['Europe/Berlim', false],
  ['Berlin', false],
  ['', false],
])('"%s" is a time zone: %s', (name, isKnown) => {
  expect(isKnownZone(name)).toBe(isKnown);
});
