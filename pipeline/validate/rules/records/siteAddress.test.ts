import { expect, test } from 'vitest';
import { checkAfter } from '../../../fixtures/rulesAfter.ts';

/** Returns the problems of the fixture with another address. */
function messagesOf(url: string): unknown[] {
  const { problems } = checkAfter([['site.yaml', 'url: https://guide.example/', `url: ${url}`]]);
  return problems.map(({ rule, message, suggestion }) => [rule, message, suggestion]);
}

test.each([
  'https://guide.example',
  'https://guide.example/',
  'https://guide.example/guide',
  'https://user.github.io/My_park-2.0/',
  'https://guide.example/parks/banff/',
  'https://guide.example/attraction',
])('the guide can stand at %s', (url) => {
  expect(messagesOf(url)).toEqual([]);
});

test.each([
  [
    'https://guide.example/guide/?a=b',
    /^url ends with a query or a part/,
    'Write https://guide.example/guide/',
  ],
  ['https://guide.example/#a', /^url ends with a query or a part/, 'Write https://guide.example/'],
  [
    'https://guide.example/a//b',
    /^the path of url has something else than/,
    /^Write https:\/\/guide\.example\/guide/,
  ],
  ['https://guide.example/a%20b', /^the path of url has something else than/, /^Write/],
  ['https://guide.example/attractions', /begins with the name of a folder of the guide/, /^Serve/],
  ['https://guide.example/api/v1', /begins with the name of a folder of the guide/, /^Serve/],
])('the guide cannot stand at %s', (url, message, suggestion) => {
  expect(messagesOf(url)).toEqual([
    ['site-address', expect.stringMatching(message), expect.stringMatching(suggestion)],
  ]);
});
