import { expect, test } from 'vitest';
import { foreignSpellings } from './canadianSpellings.ts';

test.each([
  [
    'Gray water in the center of colorful hills',
    [
      ['Gray', 'Grey'],
      ['center', 'centre'],
      ['colorful', 'colourful'],
    ],
  ],
  ['CENTER', [['CENTER', 'Centre']]],
  ['The centre of a grey hill', []],
  ['centered', []],
  ['https://town.example/center, `color` and Condé Nast Traveler', []],
] as const)('of "%s" the words %j are written otherwise', (text, words) => {
  expect(foreignSpellings(text).map(({ found, fix }) => [found, fix])).toEqual(words);
});
