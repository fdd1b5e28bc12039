import { expect, test } from 'vitest';
import { problemsAfter, rulesAfter } from '../../../fixtures/rulesAfter.ts';

test.each([
  ['Brězna, Mine Road', []],
  ['Downtown BRĚZNA', []],
  ['Mine Road', ['location-text']],
  ['Brězna, on the way to Kamjeńc', ['location-text']],
])('"%s" for the area brězna', (location, rules) => {
  expect(rulesAfter([['attractions/old-mine.yaml', 'Brězna, Mine Road', location]])).toEqual(rules);
});

test('all other areas that it names are told', () => {
  const found = problemsAfter([
    ['attractions/old-mine.yaml', 'Brězna, Mine Road', 'Brězna, from Jasna or Kamjeńc'],
  ]);
  expect(found).toMatchObject([{ path: 'location', message: expect.stringContaining('jasna and kamjeńc') }]);
});

test('an unknown town is one problem', () => {
  expect(rulesAfter([['attractions/old-mine.yaml', 'town: brězna', 'town: nowhere']])).toEqual(['towns']);
});
