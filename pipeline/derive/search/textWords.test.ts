import { expect, test } from 'vitest';
import type { SearchEntry } from '#schemas/types/published.ts';
import { textWords } from './textWords.ts';

const entry = (text: string) =>
  ({ name: 'Mirror Tarn', where: 'Larchdale', words: 'lake swim', text }) as SearchEntry;

test.each([
  ['each word once, in the order of the alphabet', 'Otters. More otters, and an Egret', 'egret more otters'],
  ['no common words, single letters and bare numbers', 'It is a 20 km way to the 1885 hut', 'hut way'],
  ['no words of the other fields', 'The tarn of Larchdale, to swim and to row', 'row'],
  ['buses, accents and apostrophes stay', 'The 8X stops at Café Ann’s', '8x ann’s café stops'],
  ['nothing of nothing', '', ''],
])('%s', (_, text, words) => {
  expect(textWords(entry(text))).toBe(words);
});
