import { expect, test } from 'vitest';
import { capitalize, listInWords } from './text.ts';

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
