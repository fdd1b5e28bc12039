import { expect, test } from 'vitest';
import { rulesAfter } from '../../../fixtures/rulesAfter.ts';

test.each([
  ['## A\n\n### B\n\n## C\n\n### D\n\n#### E', []],
  ['### B', ['headings']],
  ['# A', ['headings']],
  ['A\n=', ['headings']],
  ['## A\n\n#### B', ['headings']],
  ['```\n# no heading\n```', []],
])('%j', (text, rules) => {
  expect(rulesAfter([['pages/terms.md', '## What this says', text]])).toEqual(rules);
});
