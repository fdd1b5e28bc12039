import { expect, test } from 'vitest';
import { problemsAfter, rulesAfter } from '../../../fixtures/rulesAfter.ts';

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

const home = (text: string) =>
  problemsAfter([['pages/home.md', 'Welcome to a park that does not exist.', text]]).map(
    ({ line, column, path, message }) => [line, column, path, message],
  );

test.each([
  ['Fine.\nA ![park](a.png)', 3, 'pictures are not allowed in Markdown'],
  ['Fine.\nSee [this](javascript:x)', 12, 'the link "javascript:x" is not allowed'],
  ['<b>\nFine. <b>', 1, 'raw HTML is not allowed: <b>'],
])('%j is told where it stands in the text of a page', (text, column, message) => {
  expect(home(text)[0]).toEqual([text.startsWith('<b>') ? 18 : 19, column, 'body', message]);
});

test('a link with a bracket missing is one problem, another on the next line a second', () => {
  const text = 'See [the huts] (https://huts.example) or [this](javascript:y).\n\nOr [that](javascript:z).';
  expect(home(text).map(([line]) => line)).toEqual([18, 20]);
});

test.each([
  ['['.repeat(20_000), 18, 'the paragraph has more than 500 marks such as [, * and `'],
  [`Fine.\n\n${'>'.repeat(5000)} a`, 20, 'quotes and lists are nested 5000 deep, more than 20'],
])('a text that would hold up the parser is refused with its line', (text, line, message) => {
  expect(home(text)).toEqual([[line, 1, 'body', message]]);
});
