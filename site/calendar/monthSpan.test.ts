import { expect, test } from 'vitest';
import { monthSpan } from './openSeason.ts';
import { type MonthName, monthNames } from './seasons.ts';

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
