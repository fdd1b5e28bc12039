import { expect, test } from 'vitest';
import { problemsAfter, rulesAfter } from '../../../fixtures/rulesAfter.ts';

const about = (text: string) =>
  rulesAfter([
    [
      'attractions/old-mine.yaml',
      'about: Nobody knows where it is, so it has no coordinates.',
      `about: ${text}`,
    ],
  ]);

test.each([
  ['“Nobody knows.”', ['curly-quotes']],
  ['‘Nobody knows.’', ['curly-quotes']],
  ['Somebody said “Nobody knows.”', []],
  ['“Nobody” and “Somebody” know.', []],
  ['“Nobody” is what they call “Somebody”', []],
  ['“”', []],
])('%s', (text, rules) => {
  expect(about(text)).toEqual(rules);
});

test('words that somebody said may stand in them', () => {
  expect(
    rulesAfter([['attractions/mirror-tarn.yaml', 'quote: Cold and green.', 'quote: “Cold and green.”']]),
  ).toEqual([]);
});

test('the value is told without them', () => {
  expect(
    problemsAfter([['attractions/mirror-tarn.yaml', 'name: Mirror Tarn', 'name: “Mirror Tarn”']]),
  ).toMatchObject([
    {
      path: 'name',
      message: expect.stringMatching(/^name is in/),
      suggestion: 'Write Mirror Tarn without them.',
    },
  ]);
});
