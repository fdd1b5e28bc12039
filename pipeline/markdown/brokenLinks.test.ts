import { expect, test } from 'vitest';
import { brokenLinks } from './brokenLinks.ts';

test.each([
  ['See [the huts(https://huts.example/a).', '[the huts](https://huts.example/a)', 'the link lacks the ]'],
  ['See [the huts](https://huts.example/a.', '[the huts](https://huts.example/a)', 'the link lacks the )'],
  ['See [the huts] (/huts).', '[the huts](/huts)', 'there is a space between'],
  ['See (the huts)[/huts].', '[the huts](/huts)', 'the brackets of the link are swapped'],
  ['See `it`, [ the huts ] (/huts).', '[the huts](/huts)', 'there is a space between'],
])('%s was meant to be %s: %s', (text, fix, message) => {
  expect(brokenLinks(`Above.\n\n${text}`)).toEqual([
    { line: 3, snippet: expect.any(String), fix, message: expect.stringContaining(message) },
  ]);
});

test.each([
  ['Behind `[a]`: [the huts (/huts).', '[the huts (/huts)', '[the huts](/huts)'],
  ['See [the `hut` map(/map).', '[the `hut` map(/map)', '[the `hut` map](/map)'],
])('what stands in backticks is part of a link that lacks something: %s', (text, snippet, fix) => {
  expect(brokenLinks(text)).toMatchObject([{ snippet, fix }]);
});

test.each([
  ['[huts(/huts,)', '[huts](/huts)'],
  ['[huts(/huts.html)', '[huts](/huts.html)'],
  ['[huts(www.huts.example)', '[huts](www.huts.example)'],
])('of %s the address is what a browser would open', (text, fix) => {
  expect(brokenLinks(text).map((link) => link.fix)).toEqual([fix]);
});

test('of each line the first mistake is told', () => {
  const text = '[huts(/huts) and (map)[/map]\nnothing [here]\n(map)[/map]';
  expect(brokenLinks(text).map(({ line, fix }) => [line, fix])).toEqual([
    [1, '[huts](/huts)'],
    [3, '[map](/map)'],
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
