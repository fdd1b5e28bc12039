import { expect, test } from 'vitest';
import { dayOfTrip } from './tripDates.ts';
import { form } from './fixtures/testTrips.ts';
import type { Stop } from './trip.ts';

const stop: Stop = { place: 'trail/larch', name: 'Larch Valley', part: 'morning', isLocked: false };
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
