import { expect, test } from 'vitest';
import { anchorsInMarkdown, anchorsOf } from './anchors.ts';

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
