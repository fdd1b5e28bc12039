import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ParkEvent } from '#schemas/types/published.ts';
import { eventDateText, eventPrice } from '#schemas/rules/events/eventFacts.ts';
import { eventBadge, eventSeason, isUpcoming, isUsualDuring, namingDay } from './eventDates.ts';

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
  [{}, 'Date not confirmed'],
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
  [{}, 'Price not confirmed'],
])('%j costs: %s', (over, text) => {
  expect(eventPrice(event(over), 'CAD')).toBe(text);
});

test.each([
  [{ startDate: '2027-12-24', endDate: '2027-12-24' }, '24', 'Dec 2027'],
  [{ startDate: '2027-12-04', endDate: null }, '4', 'Dec 2027'],
  [{ startDate: '2027-12-04', endDate: '2027-12-06' }, '4', 'Dec 4–6, 2027'],
  [{ usual: { from: '11-11', to: '01-10' } }, 'Nov', 'usual dates'],
  [{ usual: { from: '07-30', to: '08-07' } }, 'Aug', 'usual dates'],
  [{ usual: null }, null, 'Date not confirmed'],
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

const january = { from: '01-16', to: '01-31' };
const overNewYear = { from: '12-20', to: '01-05' };
const leapDay = { from: '02-20', to: '02-29' };

test.each([
  ['the day before the visit', january, '2027-02-01', '2027-02-03', false],
  ['up to its first day', january, '2027-01-31', '2027-02-03', true],
  ['from its last day on', january, '2027-01-10', '2027-01-16', true],
  ['from the day after it on', january, '2027-01-10', '2027-01-15', false],
  ['within it', january, '2027-01-01', '2027-02-28', true],
  ['around it', january, '2027-01-20', '2027-01-21', true],
  ['in every year of a long visit', january, '2027-02-01', '2028-01-16', true],
  ['over New Year, before it', overNewYear, '2026-12-31', '2026-12-31', true],
  ['over New Year, after it', overNewYear, '2027-01-01', '2027-01-01', true],
  ['over New Year, up to its first day', overNewYear, '2027-01-05', '2027-01-06', true],
  ['over New Year, before its first day', overNewYear, '2027-01-06', '2027-12-19', false],
  ['over New Year, from its last day on', overNewYear, '2027-01-06', '2027-12-20', true],
  ['until February 29 in a leap year', leapDay, '2028-02-29', '2028-03-01', true],
  ['until February 29 in another year', leapDay, '2027-02-28', '2027-03-01', true],
  ['until February 29, but in March', leapDay, '2027-03-01', '2027-03-02', false],
])('usual days %s: %j, %s to %s: %s', (_, usual, from, until, expected) => {
  expect(isUsualDuring(usual, from, until)).toBe(expected);
});

test.each([
  ['its first month', '2027-01-16', '2027-02-10', '2027-01-20'],
  ['the later month of a weekend', '2027-07-30', '2027-08-07', '2027-08-03'],
  ['its only month, on its last day', '2027-01-30', '2027-01-31', '2027-01-31'],
  ['a month of the next year', '2026-12-30', '2027-01-10', '2027-01-03'],
  ['March after a February of 28 days', '2027-02-29', '2027-03-20', '2027-03-05'],
])('usual days are named by %s: %s to %s', (_, from, to, day) => {
  expect(namingDay({ from, to })).toBe(day);
});

const day = fc
  .integer({ min: 0, max: 365 })
  .map((n) => new Date(Date.UTC(2028, 0, 1 + n)).toISOString().slice(5, 10));
const date = fc
  .integer({ min: 0, max: 3000 })
  .map((n) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10));
const nextDate = (text: string) => new Date(Date.parse(text) + 86_400_000).toISOString().slice(0, 10);

test('a visit is touched if one of its days, taken alone, lies between the usual days', () => {
  fc.assert(
    fc.property(day, day, date, fc.integer({ min: 0, max: 40 }), (from, to, first, length) => {
      let isTouched = false;
      let last = first;
      for (let index = 0; index <= length; index += 1) {
        if (index > 0) last = nextDate(last);
        const text = last.slice(5);
        isTouched ||= from <= to ? from <= text && text <= to : text >= from || text <= to;
      }
      // February 29 alone lies in no other year.
      fc.pre(from !== '02-29' || to !== '02-29');
      expect(isUsualDuring({ from, to }, first, last)).toBe(isTouched);
    }),
  );
});
