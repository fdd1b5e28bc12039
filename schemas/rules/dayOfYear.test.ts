import { expect, test } from 'vitest';
import { isInSeason } from './dayOfYear.ts';

test.each([
  ['05-31', false],
  ['06-01', true],
  ['09-30', true],
  ['10-01', false],
])('%s is in June to September: %s', (day, isIn) => {
  expect(isInSeason(day, { from: '06-01', to: '09-30' })).toBe(isIn);
});

test.each([
  ['11-30', false],
  ['12-01', true],
  ['01-01', true],
  ['03-31', true],
  ['04-01', false],
])('%s is in December to March: %s', (day, isIn) => {
  expect(isInSeason(day, { from: '12-01', to: '03-31' })).toBe(isIn);
});

test('a season of one day', () => {
  expect(isInSeason('07-01', { from: '07-01', to: '07-01' })).toBe(true);
  expect(isInSeason('07-02', { from: '07-01', to: '07-01' })).toBe(false);
});
