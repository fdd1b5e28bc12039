import { expect, test } from 'vitest';
import type { ParkEvent } from '#schemas/types/published.ts';
import { eventMark } from './eventSearch.ts';

const dated = {
  startDate: '2027-07-01',
  endDate: '2027-07-01',
  usual: null,
  eventStatus: 'scheduled',
} as ParkEvent;
const undated = {
  ...dated,
  startDate: null,
  endDate: null,
  usual: { from: '06-15', to: '06-28' },
  eventStatus: 'unconfirmed',
} as ParkEvent;
const trip = (from: string, to: string) => ({ from, to });

test.each([
  ['before the trip', dated, trip('2027-07-02', '2027-07-05'), null],
  ['on its first day', dated, trip('2027-07-01', '2027-07-05'), 'In your dates'],
  ['on its last day', dated, trip('2027-06-28', '2027-07-01'), 'In your dates'],
  ['after it', dated, trip('2027-06-28', '2027-06-30'), null],
  ['usually up to its first day', undated, trip('2027-06-28', '2027-07-01'), 'Usually in your dates'],
  ['usually before it', undated, trip('2027-06-29', '2027-07-01'), null],
  ['without a trip', dated, null, null],
  ['without a usual time', { ...undated, usual: null }, trip('2027-06-01', '2027-07-01'), null],
  ['but cancelled', { ...dated, eventStatus: 'cancelled' as const }, trip('2027-07-01', '2027-07-05'), null],
])('an event %s', (_, event, days, mark) => {
  expect(eventMark(event, days, false)).toBe(mark);
});

test('a search by dates says of an undated event that its date is not announced', () => {
  expect(eventMark(undated, trip('2027-06-28', '2027-07-01'), true)).toBe('Date not announced');
  expect(eventMark(dated, trip('2027-07-01', '2027-07-01'), true)).toBe('In your dates');
});
