import { expect, test } from 'vitest';
import { rulesAfter } from '../../../fixtures/rulesAfter.ts';

const fact = (source: string, status: string, verifiedOn: string) =>
  rulesAfter([
    [
      'activities/ridge-tour.yaml',
      "source: https://tours.example/ridge, status: secondary, verifiedOn: '2026-09-15'",
      `source: ${source}, status: ${status}, verifiedOn: ${verifiedOn}`,
    ],
  ]);

test.each([
  ['https://park.example', 'official', "'2026-11-20'", []],
  ['https://park.example', 'official', "'2026-11-21'", ['provenance']],
  ['https://tours.example', 'unverified', 'null', []],
  ['general knowledge', 'unverified', 'null', []],
  ['general knowledge', 'unverified', "'2026-11-01'", ['provenance']],
  ['specification', 'secondary', 'null', ['provenance']],
  ['illustrative', 'official', 'null', ['provenance']],
])('%s, %s, checked on %s', (source, status, verifiedOn, rules) => {
  expect(fact(source, status, verifiedOn)).toEqual(rules);
});
