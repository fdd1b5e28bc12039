import { expect, test } from 'vitest';
import { searchWords, singular } from './searchWords.ts';

test.each([
  ['', []],
  ['  - ', []],
  ['Château Lake-Louise', ['chateau', 'lake', 'louise']],
  ["Melissa's, Melissa’s", ['melissas', 'melissas']],
  ['Highway 1A', ['highway', '1a']],
  ['Îyârhe', ['iyarhe']],
])('the words of %j are %j', (text, words) => {
  expect(searchWords(text)).toEqual(words);
});

test.each([
  ['springs', 'spring'],
  ['ferries', 'ferry'],
  ['benches', 'bench'],
  ['pass', 'pass'],
  ['passes', 'pass'],
  ['campus', 'campus'],
  ['bus', 'bus'],
  ['tarn', 'tarn'],
])('the singular of "%s" is "%s"', (word, expected) => {
  expect(singular(word)).toBe(expected);
});
