import { expect, test } from 'vitest';
import { type Edit, problemsAfter } from '../../../fixtures/rulesAfter.ts';

const canadian: Edit = ['site.yaml', 'language: en-GB', 'language: en-CA'];
const spellingIn = (...edits: Edit[]) =>
  problemsAfter(edits).filter(({ rule, file }) => rule === 'spelling' && file.endsWith(edits.at(-1)![0]));

test('a word from elsewhere is told at its line, with the Canadian one', () => {
  const edit: Edit = ['attractions/mirror-tarn.yaml', 'history: Named', 'history: At the center. Named'];
  expect(spellingIn(canadian, edit)).toMatchObject([
    {
      line: 17,
      path: 'history',
      message: '"center" is spelled otherwise in Canada',
      suggestion: 'Write centre',
    },
  ]);
});

test('so is one below the front matter', () => {
  const edit: Edit = [
    'guides/getting-here.md',
    'The park lies at the end of the line.',
    'A line.\n\nGray rock.',
  ];
  expect(spellingIn(canadian, edit)).toMatchObject([{ line: 42, path: 'body', suggestion: 'Write Grey' }]);
});

test('a phrase that reads as translated is told with better words', () => {
  const edit: Edit = [
    'attractions/mirror-tarn.yaml',
    'history: Named',
    'history: Look whether it is open. Named',
  ];
  expect(spellingIn(canadian, edit)).toMatchObject([
    { line: 17, message: '"Look whether" reads as translated', suggestion: 'Write check that, or check if.' },
  ]);
});

test('elsewhere people spell as they do there', () => {
  expect(
    spellingIn(['attractions/mirror-tarn.yaml', 'history: Named', 'history: At the center. Named']),
  ).toEqual([]);
});
