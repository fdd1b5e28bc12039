import { expect, test, vi } from 'vitest';
import { isSafeLink, markdownToHtml, markdownToInlineHtml, parseMarkdown, textCache } from './markdown.ts';

test('makes HTML with anchors and tables', () => {
  expect(markdownToHtml('## Our bus\n\nOne **line**.')).toBe(
    '<h2 id="our-bus">Our bus</h2>\n<p>One <strong>line</strong>.</p>',
  );
  expect(markdownToHtml('| a |\n| - |\n| b |')).toContain('<table>');
});

test.each([
  ['[Reserve](https://a.example) **now**', '<a href="https://a.example">Reserve</a> <strong>now</strong>'],
  ['Less < more & <b>bold</b>', 'Less &#x3C; more &#x26; bold'],
  ['One.\n\nTwo.', '<p>One.</p>\n<p>Two.</p>'],
])('%j within a line is %s', (text, html) => {
  expect(markdownToInlineHtml(text)).toBe(html);
});

test('lets no raw HTML pass and escapes what looks like it', () => {
  expect(markdownToHtml('a <script>alert(1)</script> b')).not.toContain('<script');
  expect(markdownToHtml('`</script>`')).toBe('<p><code>&#x3C;/script></code></p>');
});

test.each([
  ['https://a.example', true],
  ['mailto:a@b.example', true],
  ['tel:911', true],
  ['/map', true],
  ['#top', true],
  ['//evil.example', false],
  ['javascript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['map', false],
])('%s: %s', (address, safe) => {
  expect(isSafeLink(address)).toBe(safe);
});

test('a text is parsed once while it is checked, and begins and ends without a break', () => {
  const text = '\n\nOnly *these* words.\n\n';
  expect(parseMarkdown(text)).toBe(parseMarkdown(text));
  expect(markdownToHtml(text)).toBe('<p>Only <em>these</em> words.</p>');
  expect(markdownToHtml(text)).toBe('<p>Only <em>these</em> words.</p>');
});

test('an address without encryption may stand in a link', () => {
  expect(isSafeLink('http://a.example')).toBe(true);
});

/** A memory of two texts, and the texts for which a result was made. */
function memoryOfTwo() {
  const make = vi.fn<(text: string) => string>((text) => text.toUpperCase());
  const { get, forget } = textCache(make, 2);
  return { get, forget, made: () => make.mock.calls.map(([text]) => text) };
}

test('what was made of a text is not made again, not even of an empty one', () => {
  const { get, made } = memoryOfTwo();
  expect(['a', '', 'a', '', 'a'].map(get)).toEqual(['A', '', 'A', '', 'A']);
  expect(made()).toEqual(['a', '']);
});

test('a text too many, and all before it are forgotten', () => {
  const { get, made } = memoryOfTwo();
  ['a', 'b', 'a', 'b', 'c', 'c', 'b'].map(get);
  expect(made()).toEqual(['a', 'b', 'c', 'b']);
});

test('a forgotten text is made anew, the others are not', () => {
  const { get, forget, made } = memoryOfTwo();
  ['a', 'b'].map(get);
  forget('a');
  ['a', 'b'].map(get);
  expect(made()).toEqual(['a', 'b', 'a']);
});
