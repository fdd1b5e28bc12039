import { expect, test } from 'vitest';
import { dateAt, instantAt, minutesAt, offsetAt } from './zoneClock.ts';

/** Berlin in 2027: summer time from 28 March, 01:00 UTC, to 31 October, 01:00 UTC. */
const berlin = [
  { from: '2026-10-25T01:00:00Z', minutes: 60 },
  { from: '2027-03-28T01:00:00Z', minutes: 120 },
  { from: '2027-10-31T01:00:00Z', minutes: 60 },
];
const alberta = [{ from: '2026-10-25T00:00:00Z', minutes: -360 }];
const at = (iso: string) => Date.parse(iso);

test.each([
  ['2000-01-01T00:00:00Z', 60],
  ['2027-03-28T00:59:59Z', 60],
  ['2027-03-28T01:00:00Z', 120],
  ['2027-10-31T00:59:59Z', 120],
  ['2027-10-31T01:00:00Z', 60],
  ['2040-07-01T00:00:00Z', 60],
])('at %s the clock is %s minutes ahead', (iso, minutes) => {
  expect(offsetAt(berlin, at(iso))).toBe(minutes);
});

test.each([
  ['2027-01-14T05:59:59Z', '2027-01-13', 23 * 60 + 59],
  ['2027-01-14T06:00:00Z', '2027-01-14', 0],
  ['2027-01-15T05:30:40Z', '2027-01-14', 23 * 60 + 30],
  ['1969-12-31T05:00:00Z', '1969-12-30', 23 * 60],
])('at %s it is %s in Alberta, %s minutes after midnight', (iso, date, minutes) => {
  expect([dateAt(alberta, at(iso)), minutesAt(alberta, at(iso))]).toEqual([date, minutes]);
});

test.each([
  ['an ordinary time', '2027-01-14', 12 * 60, '2027-01-14T11:00:00.000Z'],
  ['the hour that is skipped', '2027-03-28', 2 * 60 + 30, '2027-03-28T01:30:00.000Z'],
  ['the first of an hour that comes twice', '2027-10-31', 2 * 60 + 30, '2027-10-31T00:30:00.000Z'],
  ['the hour after it', '2027-10-31', 3 * 60, '2027-10-31T02:00:00.000Z'],
  ['24:00', '2027-01-14', 24 * 60, '2027-01-14T23:00:00.000Z'],
])('%s is the right instant', (_what, date, minutes, iso) => {
  expect(new Date(instantAt(berlin, date, minutes)).toISOString()).toBe(iso);
});

test('without any offset the clock is that of UTC', () => {
  expect(dateAt([], at('2027-01-14T23:59:00Z'))).toBe('2027-01-14');
});
