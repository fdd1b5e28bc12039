import { expect, test } from 'vitest';
import { matchesSearch } from './matchesSearch.ts';

test.each([
  ['', ['anything'], true],
  ['  ', ['anything'], true],
  ['LAKE', ['Moraine Lake'], true],
  ['aine la', ['Moraine Lake'], true],
  ['lakes', ['Moraine Lake'], false],
  ['second', ['first', 'the second text'], true],
  ['iyarhe', ['Land of the Îyârhe Nakoda'], true],
  ['Îyârhe', ['land of the iyarhe nakoda'], true],
])('searching for %j in %j: %s', (search, texts, expected) => {
  expect(matchesSearch(search, texts)).toBe(expected);
});
