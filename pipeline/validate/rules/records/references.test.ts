import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtureDir } from '../../../fixtures/fixtureContent.ts';
import { problemsAfter, rulesAfter } from '../../../fixtures/rulesAfter.ts';

test.each([
  ['[tarn-teahouse, marsh-loop]', []],
  ['[]', []],
  ['[tarn-teahouse, tarn-teahouse]', ['references']],
  ['[mirror-tarn]', ['references']],
])('related trails %s', (list, rules) => {
  expect(
    rulesAfter([['attractions/mirror-tarn.yaml', 'trails: [tarn-teahouse]', `trails: ${list}`]]),
  ).toEqual(rules);
});

test('a record with a mistake still exists for those that name it', () => {
  expect(rulesAfter([['activities/tarn-canoe.yaml', 'category: water', 'category: wet']])).toEqual([
    'schema',
  ]);
});

test.each([
  ['travel.noCarAttractions[0]', 'noCarAttractions: [mirror-tarn]', 'noCarAttractions: [zzzzzzzz]'],
  ['form.interests[1].places[0]', 'trails: true', 'trails: true\n      places: [trail/zzzzzzzz]'],
  ['places.indoors[0]', 'indoors: [attraction/echo-canyon]', 'indoors: [trail/zzzzzzzz]'],
  ['places.neverPlanned[0]', 'activity/star-walk', 'trail/zzzzzzzz'],
  ['places.paidEntry[0]', 'paidEntry: [attraction/echo-canyon]', 'paidEntry: [trail/zzzzzzzz]'],
  ['places.sameThing[0][1]', 'trail/tarn-teahouse-winter', 'trail/zzzzzzzz'],
  ['places.seasons[0].places[0]', '- places: [attraction/echo-canyon]', '- places: [trail/zzzzzzzz]'],
])('a place that the planner names and nobody knows is told at %s', (path, find, replacement) => {
  expect(problemsAfter([['facts/planner.yaml', find, replacement]])).toMatchObject([
    {
      rule: 'references',
      path,
      message: expect.stringMatching(/^there is no .*zzzzzzzz/),
      suggestion: expect.stringMatching(/^Name a (file of attractions|record as kind)/),
    },
  ]);
});

test.each([
  ['form.activityLevels[0].calculator', 'calculator: low', 'Known: low, moderate, high.'],
  ['form.accommodation[0].calculator', 'calculator: hostel', 'Known: camping, hostel, hotel, luxury.'],
  ['form.dining[0].calculator', 'calculator: mixed', 'Known: budget, mixed, restaurant.'],
  ['form.transport[0].calculator', 'calculator: rental', 'Known: shuttle, car, rental.'],
])('a choice that the calculator lacks is told at %s', (path, find, suggestion) => {
  expect(problemsAfter([['facts/planner.yaml', find, 'calculator: zzzzzzzz']])).toMatchObject([
    { rule: 'references', path, message: expect.stringContaining('no '), suggestion },
  ]);
});

test.each([
  ['attractions/miror-tarn', 'Did you mean "mirror-tarn"?'],
  ['attractions/zzzzzzzz', expect.stringContaining('Name a file of attractions')],
  ['attractions/old-mine', 'Remove the entry.'],
])('related to %s: %s', (named, suggestion) => {
  const [folder, slug] = named.split('/');
  const related = `related:\n  ${folder}: [${slug}]\nabout:`;
  expect(problemsAfter([['attractions/old-mine.yaml', 'about:', related]])).toMatchObject([
    { rule: 'references', path: 'related.attractions[0]', suggestion },
  ]);
});

test('a record is related to others of its kind, and to one of another kind with its own name', () => {
  const walk = readFileSync(join(fixtureDir, 'activities/star-walk.yaml'), 'utf8');
  const related = 'related:\n  attractions: [echo-canyon]\n  activities: [old-mine]\nabout:';
  expect(
    rulesAfter([
      ['activities/old-mine.yaml', null, walk.replaceAll(/star walk/gi, 'Mine walk')],
      ['attractions/old-mine.yaml', 'about:', related],
    ]),
  ).toEqual([]);
});
