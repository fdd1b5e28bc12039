import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { NoticeWhen } from '../../types/published.ts';
import { hoursInForce, isInForceBetween, isInForceOn } from './noticeInForce.ts';

const always: NoticeWhen = { from: null, to: null, yearly: null, hours: null };
const yearly = (from: string, to: string): NoticeWhen => ({ ...always, yearly: { from, to } });

test.each<[what: string, when: NoticeWhen, date: string, inForce: boolean]>([
  ['without days', always, '2026-02-28', true],
  ['before the first day', { ...always, from: '2026-06-20' }, '2026-06-19', false],
  ['on the first day', { ...always, from: '2026-06-20' }, '2026-06-20', true],
  ['until further notice', { ...always, from: '2026-06-20' }, '2099-01-01', true],
  ['on the last day', { ...always, from: '2026-06-20', to: '2026-06-21' }, '2026-06-21', true],
  ['after the last day', { ...always, from: '2026-06-20', to: '2026-06-21' }, '2026-06-22', false],
  ['a single day', { ...always, from: '2026-06-20', to: '2026-06-20' }, '2026-06-20', true],
  ['the day before the window of each year', yearly('07-10', '09-15'), '2027-07-09', false],
  ['its first day', yearly('07-10', '09-15'), '2027-07-10', true],
  ['its last day', yearly('07-10', '09-15'), '2031-09-15', true],
  ['the day after', yearly('07-10', '09-15'), '2027-09-16', false],
  ['over the new year, before', yearly('11-01', '03-31'), '2026-10-31', false],
  ['over the new year, first', yearly('11-01', '03-31'), '2026-11-01', true],
  ['over the new year, December 31', yearly('11-01', '03-31'), '2026-12-31', true],
  ['over the new year, January 1', yearly('11-01', '03-31'), '2027-01-01', true],
  ['over the new year, last', yearly('11-01', '03-31'), '2027-03-31', true],
  ['over the new year, after', yearly('11-01', '03-31'), '2027-04-01', false],
  ['up to a leap day, in a leap year', yearly('02-01', '02-29'), '2028-02-29', true],
  ['up to a leap day, in another year', yearly('02-01', '02-29'), '2027-03-01', false],
  ['from a leap day, in another year', yearly('02-29', '03-10'), '2027-02-28', false],
  ['from a leap day, the day after', yearly('02-29', '03-10'), '2027-03-01', true],
  ['one day of each year', yearly('07-01', '07-01'), '2027-07-01', true],
])('%s: %j on %s is in force: %s', (_what, when, date, inForce) => {
  expect(isInForceOn(when, date)).toBe(inForce);
});

/** Bow Valley Parkway by night. */
const night: NoticeWhen = { ...yearly('03-01', '06-25'), hours: { from: '20:00', to: '08:00' } };

test.each([
  ['2027-03-01', [{ from: 1200, to: 1440 }]],
  [
    '2027-04-10',
    [
      { from: 0, to: 480 },
      { from: 1200, to: 1440 },
    ],
  ],
  ['2027-06-26', [{ from: 0, to: 480 }]],
  ['2027-06-27', []],
])('a night belongs to the day on which it begins: %s', (date, hours) => {
  expect(hoursInForce(night, date)).toEqual(hours);
});

test.each([
  ['2027-04-10', 480, 540, false],
  ['2027-04-10', 479, 540, true],
  ['2027-04-10', 1140, 1200, false],
  ['2027-04-10', 1140, 1201, true],
  ['2027-07-10', 0, 1440, false],
])('%s from minute %i to %i: %s', (date, start, end, inForce) => {
  expect(isInForceBetween(night, date, start, end)).toBe(inForce);
});

test('hours within a day hold between them', () => {
  const day: NoticeWhen = { ...always, hours: { from: '09:00', to: '17:30' } };
  expect(hoursInForce(day, '2027-01-01')).toEqual([{ from: 540, to: 1050 }]);
});

test('hours until midnight say nothing about the next morning', () => {
  const evening: NoticeWhen = { ...always, hours: { from: '20:00', to: '00:00' } };
  expect(hoursInForce(evening, '2027-01-01')).toEqual([{ from: 1200, to: 1440 }]);
});

const dates = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2032-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

test('a window and the days between its end and its beginning are the whole year, each day in one of them', () => {
  fc.assert(
    fc.property(dates, dates, dates, (a, b, date) => {
      const [first, last] = [a.slice(5), b.slice(5)];
      const day = date.slice(5);
      const isEdge = day === first || day === last;
      fc.pre(!isEdge && first !== last);
      expect(isInForceOn(yearly(first, last), date)).toBe(!isInForceOn(yearly(last, first), date));
    }),
  );
});
