import { capitalize } from '../../../ui/text/capitalize.ts';
import { expect, test } from 'vitest';
import { trailNameOf } from '../route/trailNameOf.ts';
import { listInWords } from './listInWords.ts';

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

test('a trail of which only the slug is known is named by its words', () => {
  expect(trailNameOf('lake-agnes-trail')).toBe('Lake Agnes Trail');
  expect(trailNameOf('skoki')).toBe('Skoki');
});
