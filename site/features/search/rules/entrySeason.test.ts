import { expect, test } from 'vitest';
import type { SearchEntry } from '#schemas/types/published.ts';
import { entrySeason } from './createSearch.ts';

const always: Pick<SearchEntry, 'open' | 'days' | 'bestMonths'> = { open: null, days: null, bestMonths: [] };
const summer = { ...always, open: { from: '06-01', to: '09-15' } };
const winter = { ...always, open: { from: '12-01', to: '04-15' } };
const july = { ...always, bestMonths: ['july' as const] };
const fair = { ...always, days: { from: '2027-07-01', to: '2027-07-03' } };

test.each([
  ['without a season', always, '2027-01-01', 'in'],
  ['the day before it opens', summer, '2027-05-31', 'closed'],
  ['its first day', summer, '2027-06-01', 'in'],
  ['its last day', summer, '2027-09-15', 'in'],
  ['the day after', summer, '2027-09-16', 'closed'],
  ['a season over the new year', winter, '2027-01-01', 'in'],
  ['the day after that', winter, '2027-04-16', 'closed'],
  ['its best month', july, '2027-07-31', 'in'],
  ['another month', july, '2027-08-01', 'off'],
  ['the last day of an event', fair, '2027-07-03', 'in'],
  ['an event that is over', fair, '2027-07-04', 'over'],
])('%s', (_, entry, day, expected) => {
  expect(entrySeason(entry, day)).toBe(expected);
});
