import { expect, test } from 'vitest';
import { rulesAfter } from '../../fixtures/rulesAfter.ts';

test.each([
  ['/', []],
  ['/saved', []],
  ['/attractions/mirror-tarn', []],
  ['/hiking-trails/marsh-loop?view=map', []],
  ['/trails/marsh-loop', ['internal-links']],
  ['/attractions/mirror-tarn/', ['internal-links']],
  ['https://elsewhere.example/nowhere', []],
])('a link to %s', (href, rules) => {
  expect(rulesAfter([['pages/home.md', 'Welcome', `[Welcome](${href})`]])).toEqual(rules);
});
