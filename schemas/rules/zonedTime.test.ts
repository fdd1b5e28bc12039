import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantAt, instantOf, isKnownZone, wallTimeIn } from './zonedTime.ts';

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
  ['Europe/Berlin', '2027-01-15', '20:00', '2027-01-15T19:00:00.000Z'],
  ['Europe/Berlin', '2027-07-15', '24:00', '2027-07-15T22:00:00.000Z'],
  // Skipped: read by the clock before the change.
  ['Europe/Berlin', '2027-03-28', '02:30', '2027-03-28T01:30:00.000Z'],
  ['Europe/Berlin', '2027-03-28', '01:59', '2027-03-28T00:59:00.000Z'],
  ['Europe/Berlin', '2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
  // Twice: the first.
  ['Europe/Berlin', '2027-10-31', '02:30', '2027-10-31T00:30:00.000Z'],
  ['Europe/Berlin', '2027-10-31', '03:00', '2027-10-31T02:00:00.000Z'],
  ['America/St_Johns', '2027-01-15', '12:00', '2027-01-15T15:30:00.000Z'],
  ['Asia/Tokyo', '2027-01-15', '00:00', '2027-01-14T15:00:00.000Z'],
  // As libical (issue 1402) and Moment (issue 4743) got them wrong: a skipped hour, and a skipped midnight.
  ['America/New_York', '2007-03-11', '02:30', '2007-03-11T07:30:00.000Z'],
  ['America/Santiago', '2018-08-12', '00:00', '2018-08-12T04:00:00.000Z'],
])('in %s it is %s %s at %s', (zone, date, time, moment) => {
  expect(new Date(instantOf(date, time, zone)).toISOString()).toBe(moment);
});

test('what a clock shows is found again, and unknown zones are told', () => {
  const zones = fc.constantFrom(
    'Europe/Berlin',
    'America/St_Johns',
    'Asia/Kathmandu',
    'UTC',
    'Australia/Lord_Howe',
  );
  const moments = fc.integer({ min: 0, max: 2 ** 31 }).map((minutes) => (minutes % 40_000_000) * 60_000);
  fc.assert(
    fc.property(moments, zones, (moment, zone) => {
      const { date, time } = wallTimeIn(moment, zone);
      const found = instantOf(date, time, zone);
      // The second of two hours that look alike is told as the first.
      expect(wallTimeIn(found, zone)).toEqual({ date, time });
      expect(moment - found).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 1000 },
  );
  expect([isKnownZone('Europe/Berlin'), isKnownZone('Middle Earth'), isKnownZone('')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(() => wallTimeIn(0, 'Middle Earth')).toThrow('there is no time zone Middle Earth');
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
