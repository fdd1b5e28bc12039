import { expect, test } from 'vitest';
import { rulesAfter } from '../../fixtures/rulesAfter.ts';

test.each([
  ['/getting-here#by-bus', []],
  ['#by-bus', []],
  ['/terms#what-this-says', []],
  ['/terms#What-this-says', ['anchors']],
  ['/terms#nowhere', ['anchors']],
  ['#nowhere', ['anchors']],
  ['/events#filters', []],
  ['https://a.example/#nowhere', []],
])('a link to %s', (href, rules) => {
  expect(rulesAfter([['guides/getting-here.md', 'The park lies', `[There](${href}) the park lies`]])).toEqual(
    rules,
  );
});
