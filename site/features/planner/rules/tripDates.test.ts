import { expect, test } from 'vitest';
import { form } from './fixtures/testTrips.ts';
import type { Stop } from './trip.ts';
import { tripDates, timeOf, toQuarter, dayOfTrip } from './tripDates.ts';

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
  expect(new Set(dates).size).toBe(count);
});

test.each([
  ['00:00', 0],
  ['07:30', 450],
  ['13:00', 780],
  ['23:59', 1439],
])('%s is minute %i', (time, minutes) => {
  expect(timeOf(minutes)).toBe(time);
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

const stop: Stop = { place: 'trail/larch', name: 'Larch Valley', part: 'morning', isOwn: false };
const trip = form({ startDate: '2027-07-05', endDate: '2027-07-07' });
const days = [[], [stop, { ...stop, name: 'Mine' }], []];

test.each([
  ['2027-07-04', null],
  ['2027-07-05', { day: 1, days: 3, names: [] }],
  ['2027-07-06', { day: 2, days: 3, names: ['Larch Valley', 'Mine'] }],
  ['2027-07-07', { day: 3, days: 3, names: [] }],
  ['2027-07-08', null],
])('on %s: %j', (date, expected) => {
  expect(dayOfTrip(trip, { days }, date)).toEqual(expected);
});
