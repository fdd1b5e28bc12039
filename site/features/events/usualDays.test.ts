import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isUsualDuring, namingDay } from './eventDates.ts';

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
