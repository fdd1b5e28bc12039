import { expect, test } from 'vitest';
import { monthsIn, monthSpans } from './openSeason.ts';

test.each<[text: string, spans: [number, number][]]>([
  ['Mid-May to mid-September', [[4, 8]]],
  ['May 1 to June 25, and weeks in autumn', [[4, 5]]],
  [
    'October or November to April',
    [
      [9, 9],
      [10, 3],
    ],
  ],
  ['About December to early April', [[11, 3]]],
  ['Mid-June to the end of September.', [[5, 8]]],
  ['May–October', [[4, 9]]],
  ['May - October', [[4, 9]]],
  ['A clear day between mid-April and mid-October.', [[3, 9]]],
  [
    'June and September.',
    [
      [5, 5],
      [8, 8],
    ],
  ],
  [
    'Late June, July',
    [
      [5, 5],
      [6, 6],
    ],
  ],
  [
    'June to August, December to March',
    [
      [5, 7],
      [11, 2],
    ],
  ],
  ['You may march in August', [[7, 7]]],
  ['May', [[4, 4]]],
  ['Any wet afternoon', []],
  ['Maybe Mayor', []],
  ['', []],
])('"%s" names %j', (text, spans) => {
  expect(monthSpans(text)).toEqual(spans);
});

test.each<[first: number, last: number, months: string[]]>([
  [4, 4, ['may']],
  [4, 6, ['may', 'june', 'july']],
  [11, 1, ['december', 'january', 'february']],
])('from %d to %d are %j', (first, last, months) => {
  expect(monthsIn([first, last])).toEqual(months);
});

test('from December to November is a year', () => {
  expect(monthsIn([11, 10])).toHaveLength(12);
});
