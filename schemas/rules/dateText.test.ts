import { expect, test } from 'vitest';
import { dateRangeText, dayText, monthSpan, partOfMonthText, shortDayText } from './dateText.ts';
import { type MonthName, monthNames } from './months.ts';

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('month %i has its English name', (month) => {
  const name = new Date(Date.UTC(2027, month - 1)).toLocaleString('en', { month: 'long', timeZone: 'UTC' });
  const day = `${String(month).padStart(2, '0')}-09`;
  expect([dayText(day), dayText(`2027-${day}`)]).toEqual([`${name} 9`, `${name} 9, 2027`]);
  expect([shortDayText(day), shortDayText(`2027-${day}`)]).toEqual([
    `${name.slice(0, 3)} 9`,
    `${name.slice(0, 3)} 9`,
  ]);
});

test.each([
  ['2026-11-21', null, 'Nov 21, 2026'],
  ['2026-11-21', '2026-11-21', 'Nov 21, 2026'],
  ['2026-11-21', '2026-11-22', 'Nov 21–22, 2026'],
  ['2027-01-17', '2027-02-03', 'Jan 17 – Feb 3, 2027'],
  ['2027-12-30', '2028-01-02', 'Dec 30, 2027 – Jan 2, 2028'],
  ['2027-07-05', '2028-07-06', 'Jul 5, 2027 – Jul 6, 2028'],
])('from %s to %s reads "%s"', (start, end, text) => {
  expect(dateRangeText(start, end)).toBe(text);
});

test.each([
  ['2027-09-01', 'early September'],
  ['2027-09-10', 'early September'],
  ['2027-09-11', 'mid-September'],
  ['09-20', 'mid-September'],
  ['09-21', 'late September'],
  ['01-31', 'late January'],
])('%s is in %s', (date, text) => {
  expect(partOfMonthText(date)).toBe(text);
});

test.each<[MonthName[], string]>([
  [['november', 'december', 'january', 'february', 'march', 'april', 'may', 'june'], 'November to June'],
  [['june', 'july', 'august'], 'June to August'],
  [['november', 'december'], 'November, December'],
  [['january', 'march', 'april'], 'January, March, April'],
  [['march'], 'March'],
  [[], ''],
  [[...monthNames], 'January to December'],
])('%j is "%s"', (months, expected) => {
  expect(monthSpan(months)).toBe(expected);
});
