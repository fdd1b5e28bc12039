import { expect, test } from 'vitest';
import { rulesAfter } from '../../fixtures/rulesAfter.ts';

test.each([
  ['[tarn-teahouse, marsh-loop]', []],
  ['[]', []],
  ['[tarn-teahouse, tarn-teahouse]', ['references']],
  ['[mirror-tarn]', ['references']],
])('related trails %s', (list, rules) => {
  expect(
    rulesAfter([['attractions/mirror-tarn.yaml', 'trails: [tarn-teahouse]', `trails: ${list}`]]),
  ).toEqual(rules);
});

test('a record with a mistake still exists for those that name it', () => {
  expect(rulesAfter([['activities/tarn-canoe.yaml', 'category: water', 'category: wet']])).toEqual([
    'schema',
  ]);
});
