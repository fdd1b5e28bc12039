import fc from 'fast-check';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { brokenLinks } from './brokenLinks.ts';
import { parseMarkdown } from './markdown.ts';
import { markdownOutline, anchorsInMarkdown, anchorsOf } from './markdownOutline.ts';
import { markdownErrors } from './markdownErrors.ts';

const none = {
  headings: [],
  links: [],
  rawHtml: [],
  pictures: [],
  brokenLinks: [],
  errors: [],
  excess: null,
};

test('plain words have no outline', () => {
  expect(markdownOutline('Only words, **bold** ones among them.')).toEqual(none);
});

test('headings are found with their depth and line', () => {
  expect(markdownOutline('## One\n\ntext\n\n#### Two\n')).toEqual({
    ...none,
    headings: [
      { depth: 2, line: 1 },
      { depth: 4, line: 5 },
    ],
  });
});

test('links, addresses without brackets and definitions are found in order', () => {
  const text = 'a [b](/map)\nhttps://a.example and [c][d]\n\n[d]: /events "Events"\n';
  expect(markdownOutline(text)).toEqual({
    ...none,
    links: [
      { href: '/map', line: 1 },
      { href: 'https://a.example', line: 2 },
      { href: '/events', line: 4 },
    ],
  });
});

test('of raw HTML the opening tags count, by their first line', () => {
  expect(markdownOutline('a <b>c</b>\n\n<div\nclass="x">\n</div>\n')).toEqual({
    ...none,
    rawHtml: [
      { tag: '<b>', line: 1 },
      { tag: '<div', line: 3 },
    ],
  });
});

test('pictures are found, written out or by reference', () => {
  expect(markdownOutline('![a](b.png)\n\n![c][d]\n\n[d]: /e.png\n')).toEqual({
    ...none,
    links: [{ href: '/e.png', line: 5 }],
    pictures: [{ line: 1 }, { line: 3 }],
  });
});

test('the same text has the same outline', () => {
  expect(markdownOutline('## Again')).toBe(markdownOutline('## Again'));
});

test('a text has the outline of its syntax tree, also where it is not parsed', () => {
  const marks = [
    '[',
    ']',
    '(',
    ')',
    '<b>',
    '!',
    '#',
    '##',
    '*',
    '**',
    '`',
    '~~~',
    '|',
    '@',
    '===',
    '---',
    '-',
    '>',
  ];
  const words = [
    'word',
    'me@a.example',
    '> word\n> ---',
    'a.example',
    'www.',
    'http',
    '://',
    'mailto:',
    '1. ',
    '+ ',
    '_',
    '&',
    '/map',
  ];
  const part = fc.oneof(
    fc.constantFrom(...marks),
    fc.constantFrom(...words),
    fc.constantFrom(' ', '\n', '\n\n', '    '),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const text = parts.join('');
      const tree = parseMarkdown(text);
      let found = 0;
      visit(tree, ['heading', 'link', 'definition', 'image', 'imageReference'], () => void (found += 1));
      const { headings, links, pictures, ...outline } = markdownOutline(text);
      expect(headings.length + links.length + pictures.length).toBe(found);
      expect(outline).toMatchObject({ errors: markdownErrors(text, tree), brokenLinks: brokenLinks(text) });
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['By bus', 'by-bus'],
  ['  Îyârhe Nakoda & “friends” ', 'îyârhe-nakoda-friends'],
  ['Highway 93N, 2027', 'highway-93n-2027'],
  ['!?', 'section'],
])('the heading "%s" has the anchor %s', (heading, anchor) => {
  expect(anchorsOf([heading])).toEqual([anchor]);
});

test('headings of the same words are numbered from the second on', () => {
  expect(anchorsOf(['Tips', 'Fares', 'Tips', 'tips!'])).toEqual(['tips', 'fares', 'tips-2', 'tips-3']);
});

test('a Markdown text has the anchors of its headings, as its page has them', () => {
  expect(anchorsInMarkdown('## Our bus\n\nwords\n\n### Our fares\n\n## Our bus\n')).toEqual([
    'our-bus',
    'our-fares',
    'our-bus-1',
  ]);
  expect(anchorsInMarkdown('words alone')).toEqual([]);
});
