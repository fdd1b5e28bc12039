import { expect, test } from 'vitest';
import { rulesAfter } from '../../../fixtures/rulesAfter.ts';

test.each([
  ['[Winter, Everything]', []],
  ['[Winter, Everything, Twice]', ['table-rows']],
])('a row %s under two columns', (row, rules) => {
  expect(rulesAfter([['guides/weather-climate.md', '[Winter, Everything]', row]])).toEqual(rules);
});
