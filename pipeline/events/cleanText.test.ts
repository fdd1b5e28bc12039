import { expect, test } from 'vitest';
import { cleanLine, cleanText, cutText } from './cleanText.ts';

test.each([
  ['<p>One</p><p>Two<br/>three</p>', 'One\nTwo\nthree'],
  ['a &amp; b &#8217;n&#x2019; caf&eacute; &hellip;', 'a & b ’n’ café …'],
  ['&amp;amp; &amp;#8217; &lt;b&gt;bold&lt;/b&gt;', '& ’ bold'],
  ['<script>alert(1)</script>after<style>b{}</style>', 'after'],
  ['before<script>never ends', 'before'],
  ['x<!-- <b>gone</b> -->y<!-- to the end', 'xy'],
  ['2 < 3 and 4 > 1', '2 < 3 and 4 > 1'],
  ['a\u202Eb\u200Bc\u0000d', 'abcd'],
  ['one\r\n\r\n\r\n\r\ntwo \t three', 'one\n\ntwo three'],
  ['e\u0301', 'é'],
  ['&nbsp;', ''],
  ['<a href="x">link</a> <img src=x onerror=y>', 'link'],
])('%j reads %j', (text, expected) => {
  expect(cleanText(text)).toBe(expected);
  expect(cleanLine(text)).toBe(expected.replaceAll(/\s+/g, ' '));
});

test.each([
  ['a<script type="x">no</script >b<SCRIPT>no</SCRIPT\n>c', 'abc'],
  ['a<template><p>no</p></template>b', 'ab'],
  ['a<style>no</script>no</style>b', 'ab'],
  ['<scripted>seen</scripted>', 'seen'],
  ['<!-- no -->yes<!---->too<!-- no', 'yestoo'],
])('of %j readers see %j', (text, expected) => {
  expect(cleanText(text)).toBe(expected);
});

test.each([
  ['br', 'hr', 'br class="x"', 'BR /', '/p', '/P', '/div', '/li', '/h1', '/h6', '/tr', '/ul'].flatMap(
    (element) => [`a<${element}>b`, `a&lt;${element}&gt;b`],
  ),
  ['a</ol >b', 'a</blockquote\n>b', 'a\rb', 'a\r\nb', 'a \n b', 'a\t\nb'],
])('%j and the like are the end of a line', (...texts) => {
  for (const text of texts) expect(cleanText(text), text).toBe('a\nb');
});

test.each(['a<brx>b', 'a</h7>b', 'a<B CLASS="x">b', 'a&lt;script>no&lt;/script>b', 'a&lt;!-- no --&gt;b'])(
  '%j is one word',
  (text) => {
    expect(cleanText(text)).toBe('ab');
  },
);

test('at most one line is empty, and none at either end', () => {
  expect(cleanText('\n\n a\n\nb\n\n\nc\n \n \n \nd \n')).toBe('a\n\nb\n\nc\n\nd');
});

test.each([
  '\u200B',
  '\u200E',
  '\u200F',
  '\u202A',
  '\u202E',
  '\u2060',
  '\u2069',
  '\uFEFF',
  '\u00AD',
  '\u0007',
  '\u009F',
])('%j cannot be seen and goes', (mark) => {
  expect(cleanText(`a${mark}b`)).toBe('ab');
});

test.each([
  ['short', 5, 'short'],
  ['longer', 5, 'long…'],
  ['some words here', 11, 'some words…'],
  ['some words here', 10, 'some word…'],
  ['a bbbbbbbbbb', 8, 'a bbbbb…'],
  ['abc defghijk', 8, 'abc def…'],
  ['abcd efghijk', 8, 'abcd ef…'],
  ['abcde fghijk', 8, 'abcde…'],
  ['aaaa😀😀', 6, 'aaaa…'],
])('%s cut to %i is %s', (text, max, expected) => {
  const cut = cutText(text, max);
  expect(cut).toBe(expected);
  expect(cut.length).toBeLessThanOrEqual(max);
});

test.each([
  ['<td>110 Bear St</td><td>Banff</td>', '110 Bear St Banff'],
  ['110 Bear St<span>Banff</span>', '110 Bear St Banff'],
  ['110 Bear St</span><span class="x">Banff', '110 Bear St Banff'],
  ['a</pre>b', 'a b'],
  ['<section>One</section><section>two</section>', 'One two'],
  ['<b>B</b>anff', 'Banff'],
  ['H<sub>2</sub>O', 'H2O'],
  ['un<em>believ</em>able', 'unbelievable'],
])('%s is "%s"', (html, text) => {
  expect(cleanLine(html)).toBe(text);
});
