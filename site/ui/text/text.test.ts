import { expect, test } from 'vitest';
import { awayText, keepUnits, capitalize, listInWords } from './text.ts';

test.each([
  [undefined, []],
  [0, ['under 1\u00a0km away']],
  [0.9, ['under 1\u00a0km away']],
  [1, ['1\u00a0km away']],
  [1.5, ['2\u00a0km away']],
  [40, ['40\u00a0km away']],
])('%s km', (km, words) => {
  expect(awayText(km)).toEqual(words);
});

test.each([
  ['Town of the park, about 1,383 m', 'Town of the park, about 1,383\u00a0m'],
  ['about 130 km away, 2 hours', 'about 130\u00a0km away, 2 hours'],
  ['9 minutes, route 66 meets it', '9 minutes, route 66 meets it'],
])('%s', (text, kept) => {
  expect(keepUnits(text)).toBe(kept);
});

test.each([
  [[], ''],
  [['July'], 'July'],
  [['July', 'August'], 'July and August'],
  [['July', 'August', 'September'], 'July, August and September'],
])('%j reads "%s"', (items, text) => {
  expect(listInWords(items)).toBe(text);
});

test.each([
  ['easy', 'Easy'],
  ['out-and-back', 'Out-and-back'],
  ['', ''],
])('"%s" with a capital is "%s"', (word, text) => {
  expect(capitalize(word)).toBe(text);
});
