import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtureDir } from '../../../fixtures/fixtureContent.ts';
import { problemsAfter, rulesAfter } from '../../../fixtures/rulesAfter.ts';

const copyOf = (file: string) => readFileSync(join(fixtureDir, file), 'utf8');

test.each([
  ['The Old Mine', ['repeated-records']],
  ['THE OLD-MINE!', ['repeated-records', 'names']],
  ['The Old, Mine', ['repeated-records']],
  ['The Old Mine 2', []],
  ['TheOld Mine', []],
])('%s beside The Old Mine in one town', (name, rules) => {
  expect(rulesAfter([['attractions/echo-canyon.yaml', 'name: Echo Canyon', `name: '${name}'`]])).toEqual(
    rules,
  );
});

test('the one whose file has another name is told, with the file of the first', () => {
  expect(
    problemsAfter([['attractions/echo-canyon.yaml', 'name: Echo Canyon', 'name: The Old Mine']]),
  ).toMatchObject([
    {
      file: expect.stringMatching(/echo-canyon\.yaml$/),
      path: 'name',
      message: expect.stringContaining('attractions/old-mine.yaml has'),
    },
  ]);
});

test('the same name in another town is another place', () => {
  const edit = ['attractions/mirror-tarn.yaml', 'name: Mirror Tarn', 'name: The Old Mine'] as const;
  expect(rulesAfter([[...edit]])).toEqual([]);
});

test.each([
  ["'2027-01-20'", ['repeated-records']],
  ["'2027-01-21'", []],
])('an event comes again on another day: %s', (day, rules) => {
  const again = copyOf('events/ice-days.yaml').replace("'2027-01-20'", day);
  expect(rulesAfter([['events/ice-days-again.yaml', null, again]])).toEqual(rules);
});

test('a second file with a bad name is one mistake', () => {
  expect(rulesAfter([['attractions/Old_Mine.yaml', null, copyOf('attractions/old-mine.yaml')]])).toEqual([
    'slugs',
  ]);
});
