import { expect, test } from 'vitest';
import { brokenLinks } from './brokenLinks.ts';

test.each([
  ['See [the huts(https://huts.example/a).', '[the huts](https://huts.example/a)', 'the link lacks the ]'],
  ['See [the huts](https://huts.example/a.', '[the huts](https://huts.example/a)', 'the link lacks the )'],
  ['See [the huts] (/huts).', '[the huts](/huts)', 'a space stands between'],
  ['See (the huts)[/huts].', '[the huts](/huts)', 'the brackets of the link are swapped'],
  ['See `it`, [ the huts ] (/huts).', '[the huts](/huts)', 'a space stands between'],
])('%s was meant to be %s: %s', (text, meant, message) => {
  expect(brokenLinks(`Above.\n\n${text}`)).toEqual([
    { line: 3, snippet: expect.any(String), meant, message: expect.stringContaining(message) },
  ]);
});

test.each([
  'See [the huts](/huts).',
  'See [the huts](/huts "Huts") and [more](/more).',
  'Write `[the huts(/huts)` in backticks.',
  'Write [the huts`](/huts)` in backticks.',
  'In brackets [as this] (or that), 5 km [return].',
  '[the huts][1]\n\n[1]: /huts',
])('nothing is wrong with %s', (text) => {
  expect(brokenLinks(text)).toEqual([]);
});
