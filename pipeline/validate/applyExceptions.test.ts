import { expect, test } from 'vitest';
import { checkAfter, type Edit, problemsAfter, rulesAfter } from '../fixtures/rulesAfter.ts';
import { applyExceptions } from './applyExceptions.ts';

const entry = (rule: string, file: string, path: string): Edit => [
  'exceptions.yaml',
  'exceptions:\n',
  `exceptions:\n  - { rule: ${rule}, file: ${file}, path: '${path}', reason: A reason of more than twenty letters. }\n`,
];
const trips: Edit = [
  'attractions/old-mine.yaml',
  'location: Brězna, Mine Road',
  'location: Brězna, towards Jasna',
];

test('an exception takes out the one problem that it names', () => {
  expect(rulesAfter([trips])).toEqual(['location-text']);
  expect(rulesAfter([trips, entry('location-text', 'attractions/old-mine.yaml', 'location')])).toEqual([]);
});

test('an exception for another path or file excuses nothing', () => {
  expect(rulesAfter([trips, entry('location-text', 'attractions/old-mine.yaml', 'name')])).toEqual([
    'location-text',
  ]);
  expect(rulesAfter([trips, entry('location-text', 'attractions/echo-canyon.yaml', 'location')])).toEqual([
    'location-text',
  ]);
});

test('an exception that excuses nothing any more is an error, once nothing else is wrong', () => {
  const stale = entry('location-text', 'attractions/old-mine.yaml', 'location');
  expect(rulesAfter([stale])).toEqual(['exceptions']);
  expect(rulesAfter([stale, ['events/ice-days.yaml', 'isFree: false', 'isFree: maybe']])).toEqual(['schema']);
});

test('no exception is made from what later stages rely on', () => {
  const broken: Edit = ['attractions/mirror-tarn.yaml', '[tarn-canoe]', '[no-canoe]'];
  const excuse = entry('references', 'attractions/mirror-tarn.yaml', 'related.activities[0]');
  expect(rulesAfter([broken, excuse])).toEqual(['references', 'exceptions']);
});

const mine = 'attractions/old-mine.yaml';

test.each([
  ['location-tex', mine, 'location', 'rule', 'Did you mean "location-text"?'],
  ['zzzzzzzz', mine, 'location', 'rule', /brackets/],
  ['location-text', 'attractions/old-mien.yaml', 'location', 'file', `Did you mean "${mine}"?`],
  ['location-text', 'zzzzzzzz', 'location', 'file', /path below the content folder/],
])('%s for %s is one mistake, beside which its problem is not told', (rule, file, path, key, suggestion) => {
  expect(problemsAfter([trips, entry(rule, file, path)])).toMatchObject([
    { rule: 'exceptions', path: `exceptions[0].${key}`, suggestion: expect.stringMatching(suggestion) },
  ]);
});

test.each([
  ['location-text', mine, 'location', `location-text has nothing against location in ${mine} any more`],
  [
    'route-jumps',
    'routes/bare-ridge.gpx',
    '',
    'route-jumps has nothing against routes/bare-ridge.gpx any more',
  ],
])('an exception from %s for %s at "%s" is told to be removed', (rule, file, path, message) => {
  expect(problemsAfter([entry(rule, file, path)])).toMatchObject([
    { rule: 'exceptions', path: 'exceptions[0].rule', message, suggestion: 'Remove the exception.' },
  ]);
});

test('a rule that allows no exceptions is told so', () => {
  expect(problemsAfter([entry('references', mine, 'related.activities[0]')])).toMatchObject([
    {
      path: 'exceptions[0].rule',
      message: expect.stringContaining('"references" allows no'),
      suggestion: expect.stringContaining('Fix'),
    },
  ]);
});

test('a warning does not hide an exception that excuses nothing', () => {
  const old: Edit = ['activities/ridge-tour.yaml', "'2026-09-15'", "'2026-05-23'"];
  expect(rulesAfter([old, entry('location-text', mine, 'location')])).toEqual(['freshness', 'exceptions']);
});

test('another mistake hides it', () => {
  const other: Edit = ['events/ice-days.yaml', 'isFree: false', 'isFree: true'];
  expect(rulesAfter([other, entry('location-text', mine, 'location')])).toEqual(['events']);
});

test('without a list of exceptions every problem stands', () => {
  const problems = problemsAfter([trips]);
  expect(applyExceptions(problems, { ...checkAfter([]).content!, exceptions: null })).toBe(problems);
});
