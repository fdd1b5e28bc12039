import { expect, test } from 'vitest';
import { closest } from './closest.ts';

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
