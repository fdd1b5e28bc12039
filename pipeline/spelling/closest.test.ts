import { expect, test } from 'vitest';
import { closest, didYouMean } from './closest.ts';

test.each([
  ['modrate', ['easy', 'moderate', 'hard'], 'moderate'],
  ['Easy', ['easy', 'hard'], 'easy'],
  ['lak', ['lake', 'peak'], 'lake'],
  ['ab', ['ax', 'xy'], 'ax'],
  ['canyon', ['lake', 'mountain'], null],
  ['', ['lake'], null],
  ['x', [], null],
])('%s among %j: %s', (word, candidates, expected) => {
  expect(closest(word, candidates)).toBe(expected);
});

test('of words that differ as little the first is taken', () => {
  expect(closest('lane', ['lake', 'land'])).toBe('lake');
});

test.each([
  ['lak', 'Did you mean "lake"?'],
  ['mountain', null],
  [7, null],
  [null, null],
])('for %j it asks: %s', (word, question) => {
  expect(didYouMean(word, ['lake', 'peak'])).toBe(question);
});
