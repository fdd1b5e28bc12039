import { expect, test } from 'vitest';
import { problemsAfter } from '../../../fixtures/rulesAfter.ts';

const rated = (value: number, scale: number) =>
  problemsAfter([['trails/tarn-teahouse.yaml', 'value: 4.7, scale: 5', `value: ${value}, scale: ${scale}`]]);

test.each([
  [5, 5],
  [10, 10],
  [0.5, 5],
])('%d of %d is fine', (value, scale) => {
  expect(rated(value, scale)).toEqual([]);
});

test.each([5.1, 10])('%d of 5 is told at the value', (value) => {
  expect(rated(value, 5)).toMatchObject([{ rule: 'ratings', path: 'rating.value', severity: 'error' }]);
});

test('more than 10 is no rating at all', () => {
  expect(rated(10.1, 10)).toMatchObject([{ rule: 'schema' }]);
});
