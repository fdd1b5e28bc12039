import { expect, test } from 'vitest';
import { type Edit, problemsAfter, rulesAfter } from '../../../fixtures/rulesAfter.ts';

test.each([
  ['/getting-here#by-bus', []],
  ['#by-bus', []],
  ['/terms#what-this-says', []],
  ['/terms#What-this-says', ['anchors']],
  ['/terms#nowhere', ['anchors']],
  ['#nowhere', ['anchors']],
  ['/events#filters', []],
  ['https://a.example/#nowhere', []],
  ['/getting-here#', []],
  ['//host.example#nowhere', ['markdown']],
])('a link to %s', (href, rules) => {
  expect(rulesAfter([['guides/getting-here.md', 'The park lies', `[There](${href}) the park lies`]])).toEqual(
    rules,
  );
});

const link = (href: string): Edit => ['pages/home.md', 'Welcome', `[Welcome](${href})`];
const guide = 'guides/getting-here.md';

test.each([
  ['the text of a section', 'See the [trip', '### Timetable\n\n      See the [trip'],
  ['the words before a section', 'intro: There is *one* line.', "intro: '### Timetable'"],
  ['the text below the sections', 'The park lies', '## Timetable\n\nThe park lies'],
])('a heading in %s can be linked to', (_where, find, replacement) => {
  expect(rulesAfter([[guide, find, replacement], link('/getting-here#timetable')])).toEqual([]);
});

test.each([
  ['/getting-here#zzzzzz', 'Headings there: by-bus, along-the-valley, more.'],
  ['/terms#zzzzzz', 'Headings there: none.'],
])('%s tells which headings there are', (href, suggestion) => {
  const plain: Edit = ['pages/terms.md', '## What this says', 'What this says'];
  expect(problemsAfter([plain, link(href)])).toMatchObject([{ rule: 'anchors', suggestion }]);
});

test('a heading of a record, which is no page of text, is not looked for', () => {
  expect(rulesAfter([['attractions/old-mine.yaml', 'about: Nobody', "about: '[Up](#top)' # "]])).toEqual([]);
});
