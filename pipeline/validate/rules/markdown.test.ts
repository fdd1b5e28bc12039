import { expect, test } from 'vitest';
import { rulesAfter } from '../../fixtures/rulesAfter.ts';

test.each([
  ['5 \\< 6 and `<b>`', []],
  ['<img src=x onerror=alert(1)>', ['markdown']],
  ['<!-- note -->', ['markdown']],
  ['![a](b.png)', ['markdown']],
  ['[a](JaVaScRiPt:alert%281%29)', ['markdown']],
  ['[a](data:text/html,x)', ['markdown']],
  ['[a](//evil.example)', ['markdown']],
  ['[a][b]\n\n[b]: vbscript:x', ['markdown']],
  ['<https://fine.example>', []],
])('%s', (text, rules) => {
  expect(rulesAfter([['pages/home.md', 'Welcome to a park that does not exist.', text]])).toEqual(rules);
});

test.each([
  ['guides/travel-tips.md', 'Keep 30 m from elk.', '<b>Keep</b> 30 m from elk.'],
  ['guides/travel-tips.md', 'Sun cream.', '"[Sun](javascript:x)"'],
])('a tip of %s is Markdown, too: %s', (file, from, to) => {
  expect(rulesAfter([[file, from, to]])).toEqual(['markdown']);
});
