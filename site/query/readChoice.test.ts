import { expect, test } from 'vitest';
import { readChoice } from './useListState.ts';

const values = ['hike', 'ski', 'swim'] as const;

test.each([
  ['kind=ski', 'ski'],
  ['kind=ski&kind=hike', 'ski'],
  ['', 'all'],
  ['kind', 'all'],
  ['kind=', 'all'],
  ['kind=all', 'all'],
  ['kind=Ski', 'all'],
  ['kind=ski,hike', 'all'],
  ['kind[]=ski', 'all'],
  ['kind=__proto__', 'all'],
  ['kind=constructor', 'all'],
  ['kind=%', 'all'],
])('the query %j chooses %s', (query, expected) => {
  expect(readChoice(new URLSearchParams(query), 'kind', values)).toBe(expected);
});
