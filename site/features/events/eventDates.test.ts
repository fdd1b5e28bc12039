import { expect, test } from 'vitest';
import type { ParkEvent } from '#schemas/types/published.ts';
import { eventBadge, eventDateText, eventPrice, eventSeason, isUpcoming } from './eventDates.ts';

const event = (over: Partial<ParkEvent>): ParkEvent => ({
  ...({} as ParkEvent),
  startDate: null,
  endDate: null,
  usualTime: null,
  isFree: false,
  price: null,
  ...over,
});

test.each([
  [{ startDate: '2027-07-01', endDate: '2027-07-01' }, 'Jul 1, 2027'],
  [{ startDate: '2027-07-01', endDate: null }, 'Jul 1, 2027'],
  [{ startDate: '2027-01-17', endDate: '2027-02-03' }, 'Jan 17 – Feb 3, 2027'],
  [{ startDate: '2026-12-31', endDate: '2027-01-01' }, 'Dec 31, 2026 – Jan 1, 2027'],
  [{}, 'Dates to be confirmed'],
])('%j reads %s', (dates, text) => {
  expect(eventDateText(event(dates))).toBe(text);
});

test('each month has its season label', () => {
  const labels = Array.from({ length: 12 }, (_, index) =>
    eventSeason(`2027-${String(index + 1).padStart(2, '0')}-15`, 'north'),
  );
  expect(labels).toEqual([
    'Winter',
    'Winter',
    'Spring',
    'Spring',
    'Spring',
    'Summer',
    'Summer',
    'Summer',
    'Fall',
    'Fall',
    'Fall',
    'Winter',
  ]);
  expect(eventSeason(null, 'north')).toBeNull();
});

test.each([
  ['2027-07-01', true],
  ['2027-07-02', true],
  ['2027-07-03', false],
])('an event that ends on July 2 is upcoming on %s: %s', (today, expected) => {
  expect(isUpcoming(event({ startDate: '2027-07-01', endDate: '2027-07-02' }), today)).toBe(expected);
});

test('an event without dates is never over', () => {
  expect(isUpcoming(event({}), '2099-01-01')).toBe(true);
});

test.each([
  [{ isFree: true, price: '20' }, 'Free Event'],
  [{ price: '20' }, 'From $20'],
  [{ price: '72.5' }, 'From $72.50'],
  [{}, 'Price to be confirmed'],
])('%j costs: %s', (over, text) => {
  expect(eventPrice(event(over), 'CAD')).toBe(text);
});

test.each([
  [{ startDate: '2027-12-24', endDate: '2027-12-24' }, '24', 'Dec 2027'],
  [{ startDate: '2027-12-04', endDate: null }, '4', 'Dec 2027'],
  [{ startDate: '2027-12-04', endDate: '2027-12-06' }, '4', 'Dec 4–6, 2027'],
  [{ usual: { from: '11-11', to: '01-10' } }, 'Nov', 'usual time'],
  [{ usual: { from: '07-30', to: '08-07' } }, 'Aug', 'usual time'],
  [{ usual: null }, null, 'Dates to be confirmed'],
])('the date of %j is %s above %s', (dates, day, month) => {
  expect(eventBadge(event(dates), '2027-06-01')).toEqual({ day, month });
});

test('every month is said by three letters', () => {
  const texts = Array.from({ length: 12 }, (_, index) =>
    eventDateText({ startDate: `2027-${String(index + 1).padStart(2, '0')}-09`, endDate: null }),
  );
  expect(texts.map((text) => text.replace(' 9, 2027', '')).join(' ')).toBe(
    'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  );
});

test('an event without an end is over after its first day', () => {
  const oneDay = event({ startDate: '2027-07-01' });
  expect([isUpcoming(oneDay, '2027-07-01'), isUpcoming(oneDay, '2027-07-02')]).toEqual([true, false]);
});
