import { expect, test } from 'vitest';
import { brokenLinks } from './brokenLinks.ts';

test.each([
  ['See [the huts(https://huts.example/a).', '[the huts](https://huts.example/a)'],
  ['See [the huts](https://huts.example/a.', '[the huts](https://huts.example/a)'],
  ['See [the huts] (/huts).', '[the huts](/huts)'],
  ['See (the huts)[/huts].', '[the huts](/huts)'],
])('%s was meant to be %s', (text, meant) => {
  expect(brokenLinks(`Above.\n\n${text}`)).toEqual([expect.objectContaining({ line: 3, meant })]);
});

test.each([
  'See [the huts](/huts).',
  'See [the huts](/huts "Huts") and [more](/more).',
  'Write `[the huts(/huts)` in backticks.',
  'In brackets [as this] (or that), 5 km [return].',
  '[the huts][1]\n\n[1]: /huts',
])('nothing is wrong with %s', (text) => {
  expect(brokenLinks(text)).toEqual([]);
});
