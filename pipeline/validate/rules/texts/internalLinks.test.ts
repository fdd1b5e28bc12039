import { expect, test } from 'vitest';
import { problemsAfter, rulesAfter } from '../../../fixtures/rulesAfter.ts';

test.each([
  ['/', []],
  ['/saved', []],
  ['/attractions/mirror-tarn', []],
  ['/hiking-trails/marsh-loop?view=map', []],
  ['/trails/marsh-loop', ['internal-links']],
  ['/attractions/mirror-tarn/', ['internal-links']],
  ['https://elsewhere.example/nowhere', []],
])('a link to %s', (href, rules) => {
  expect(rulesAfter([['pages/home.md', 'Welcome', `[Welcome](${href})`]])).toEqual(rules);
});

test.each([
  ['attractions/old-mine.yaml', 'category: historic', '/attractions/old-mine'],
  ['activities/star-walk.yaml', 'category: photography', '/activities/star-walk'],
  ['accommodations/middle-inn.yaml', 'type: hotel', '/accommodations/middle-inn'],
  ['trails/unmapped-way.yaml', 'difficulty: easy', '/hiking-trails/unmapped-way'],
  ['guides/travel-tips.md', 'title: Travel tips', '/travel-tips'],
  ['pages/terms.md', 'title: Terms of use', '/terms'],
])('a page of a record with a mistake is there all the same: %s', (file, find, href) => {
  const mistake = find.replace(/: .*/, ': []');
  expect(
    rulesAfter([
      [file, find, mistake],
      ['pages/home.md', 'Welcome', `[Welcome](${href})`],
    ]),
  ).toEqual(['schema']);
});

test.each([
  ['/attractions/miror-tarn?view=map', 'Did you mean "/attractions/mirror-tarn"?'],
  ['/zzzzzzzzzz', expect.stringContaining('Open the page in a browser')],
])('a link to %s is told without what follows the path', (href, suggestion) => {
  const [path] = href.split('?');
  expect(problemsAfter([['pages/home.md', 'Welcome', `[Welcome](${href})`]])).toMatchObject([
    { message: `there is no page ${path}`, suggestion },
  ]);
});
