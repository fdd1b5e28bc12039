import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { copyFixture, editedText, fixtureDir, fixtureToday } from '../fixtures/fixtureContent.ts';
import { checkAfter, type Edit } from '../fixtures/rulesAfter.ts';
import { isNightly, settings } from '../fixtures/testScope.ts';
import { contentFile } from '../load/contentFile.ts';
import { loadContent } from '../load/loadContent.ts';
import { pathName } from './findingIn.ts';
import { allRules } from './rules/allRules.ts';
import { validateContent } from './validateContent.ts';

interface PlantedMistake {
  file: string;
  find: string | null;
  replace: string;
  rule: string;
  at?: string;
  message: string;
  suggestion?: string;
  severity?: 'warning';
  /** Text that a person puts in place of the mistake who follows the suggestion. */
  follow?: string;
  /** File that the problem names, if it is another one. */
  reportedFile?: string;
}

/** File, text, the same text mistyped, the word that was meant. */
type PlantedTypo = [string, string, string, string];

const listOf = (name: string): unknown =>
  parse(readFileSync(join(import.meta.dirname, '../fixtures', name), 'utf8'));
const topics = readdirSync(join(import.meta.dirname, '../fixtures/mistakes'))
  .filter((name) => name.endsWith('.yaml'))
  .sort();

/** By day each rule once: each mistake takes a check of the whole park. */
function someByDay(mistakes: PlantedMistake[]): PlantedMistake[] {
  const isFirst = ({ rule }: PlantedMistake, index: number) =>
    mistakes.findIndex((other) => other.rule === rule) === index;
  return mistakes.filter((mistake, index) => isNightly || isFirst(mistake, index));
}

const mistakesOf = (topic: string) => someByDay(listOf(join('mistakes', topic)) as PlantedMistake[]);
const plantedMistakes = topics.flatMap(mistakesOf);
const plantedTypos = listOf('plantedTypos.yaml') as PlantedTypo[];

const check = (dir: string) => validateContent(loadContent(dir), fixtureToday);

test('the fixture content has no problems', () => {
  expect(validateContent(loadContent(fixtureDir), fixtureToday).problems).toEqual([]);
});

describe.each(topics)(
  'a planted mistake gives exactly one problem, on its line, with a way to mend: %s',
  (topic) => {
    test.each(mistakesOf(topic))('$rule: $file: $replace', (mistake) => {
      const { file, find, replace, rule, at, message, suggestion = '', severity } = mistake;
      const { reportedFile = file } = mistake;
      const edit: Edit = [file, find, replace];
      const { problems, content } = checkAfter([edit]);

      const found = problems.map(({ rule, line }) => ({ rule, line }));
      const line = lineAfter(edit, reportedFile, at ?? replace);
      expect(found, JSON.stringify(problems, null, 1)).toEqual([{ rule, line }]);
      expect(problems[0]?.file).toMatch(new RegExp(`/${reportedFile}$`));
      expect(problems[0]?.message).toContain(message);
      expect(problems[0]?.suggestion).toMatch(/\w/);
      expect(problems[0]?.suggestion).toContain(suggestion);
      const aboutValues = problems.filter(({ rule }) => isAboutValue(rule, reportedFile));
      expect(aboutValues.filter(({ path }) => !holds(edit, reportedFile, path ?? ''))).toEqual([]);
      expect(problems[0]?.severity).toBe(severity ?? 'error');
      expect(content === null).toBe(severity !== 'warning');
    });
  },
);

test.each(plantedMistakes.filter(({ follow }) => follow !== undefined))(
  'no problem is left after the suggestion is followed: $rule: $file: $follow',
  ({ file, find, follow }) => {
    expect(checkAfter([[file, find, follow!]]).problems).toEqual([]);
  },
);

describe('a mistyped word gives exactly one problem, on its line, with the word that was meant', () => {
  test.each(settings(plantedTypos, 20))('%s: %s -> %s', (file, right, wrong, intended) => {
    const edit: Edit = [file, right, wrong];
    const { problems } = checkAfter([edit]);

    const found = problems.map(({ line, suggestion }) => ({ line, suggestion }));
    const line = lineAfter(edit, file, wrong);
    expect(found, JSON.stringify(problems, null, 1)).toEqual([
      { line, suggestion: `Did you mean "${intended}"?` },
    ]);
  });
});

test('files that Windows puts into folders are no problem', () => {
  using copy = copyFixture();
  for (const name of ['desktop.ini', 'trails/Thumbs.db']) writeFileSync(join(copy.content, name), 'x');
  expect(check(copy.content).problems).toEqual([]);
});

/** Other records name this one by its slug. */
test.each([
  ['attractions/mirror-tarn.yml', 'file-unexpected', 'Rename it to mirror-tarn.yaml'],
  ['attractions/Mirror-Tarn.yaml', 'slugs', 'Rename the file to mirror-tarn.yaml'],
  ['attractions/🏔️-mirror-tarn.yaml', 'slugs', 'Rename the file to mirror-tarn.yaml'],
  ['attractions/mirror tarn.yaml', 'slugs', 'Rename the file to mirror-tarn.yaml'],
  ['attractions/mirror-tarn (1).yaml', 'slugs', 'Rename the file to mirror-tarn.yaml'],
  ["attractions/mirror-tarn (Anna's conflicted copy).yaml", 'slugs', 'Rename the file to mirror-tarn.yaml'],
  ['activities/mirror-tarn.yaml', 'file-unexpected', 'Move it to attractions/mirror-tarn.yaml'],
])('a record that is saved as %s is one problem', (name, rule, suggestion) => {
  using copy = copyFixture();
  renameSync(join(copy.content, 'attractions/mirror-tarn.yaml'), join(copy.content, name));
  const { problems } = check(copy.content);
  expect(problems.map((problem) => [problem.rule, problem.suggestion])).toEqual([[rule, suggestion]]);
});

test.each(['site.yaml', 'pages/home.md', 'facts/passes.yaml'])(
  '%s under another ending is one problem',
  (file) => {
    using copy = copyFixture();
    renameSync(join(copy.content, file), join(copy.content, `${file.slice(0, file.lastIndexOf('.'))}.yml`));
    expect(check(copy.content).problems.map(({ rule }) => rule)).toEqual(['file-unexpected']);
  },
);

test('advice on missing keys says what each is for, wherever their schema describes it', () => {
  using copy = copyFixture();
  copy.edit('trails/marsh-loop.yaml', 'name: Marsh loop\n', '');
  copy.edit('trails/marsh-loop.yaml', 'trailType: loop\n', '');
  copy.edit('trails/marsh-loop.yaml', 'winterAccessible: true\n', '');
  expect(check(copy.content).problems.map(({ suggestion }) => suggestion)).toEqual([
    'Add name: The name as visitors know it. Add trailType: The shape of the walk. ' +
      'Add winterAccessible: true when the walk is used in winter too.',
  ]);
});

test('the corpus is as large as promised, and every rule has a planted mistake', () => {
  expect(plantedTypos.length).toBeGreaterThanOrEqual(60);
  expect(plantedMistakes.length).toBeGreaterThanOrEqual(isNightly ? 500 : 90);
  // A clash of two 32-bit hashes cannot be planted in a file, two rules are for real parks alone, and no trail of the
  // made-up park lies in its heights.
  const elsewhere = ['unique-ids', 'spelling', 'review-sources', 'ground-heights'];
  const planted = new Set([...plantedMistakes.map(({ rule }) => rule), ...elsewhere]);
  expect(allRules.map(({ name }) => name).filter((name) => !planted.has(name))).toEqual([]);
});

/** A fixture file as it reads once one of them is edited. */
function textAfter([edited, find, replacement]: Edit, file: string): string {
  if (file === edited && find === null) return replacement;
  const original = readFileSync(join(fixtureDir, file), 'utf8');
  return file === edited && find !== null ? editedText(file, original, find, replacement) : original;
}

/** The line on which a text stands in a fixture file once one of them is edited. */
function lineAfter(edit: Edit, file: string, snippet: string): number {
  if (snippet === '') return 1;
  const text = textAfter(edit, file);
  return text.slice(0, text.indexOf(snippet)).split('\n').length;
}

/** Names of files and tracks have no path within a record; what schemas say of missing keys is not there yet. */
function isAboutValue(rule: string, file: string): boolean {
  const isAboutFile = rule === 'slugs' || rule === 'unused-files' || file.startsWith('routes/');
  return allRules.some(({ name }) => name === rule) && !isAboutFile;
}

/** Returns true if an edited file has a value at a path such as "route.waypoints[2].lat"; "body" is its Markdown. */
function holds(edit: Edit, file: string, path: string): boolean {
  const text = textAfter(edit, file);
  const read = contentFile({ kind: 'page', slug: '', path: file, text });
  if ('rule' in read) return false;
  const steps = [...path.matchAll(/\[(\d+)\]|\w+/g)].map(([step, index]) => (index ? Number(index) : step));
  const found = steps.reduce<unknown>(
    (value, step) => (value as Record<string | number, unknown> | undefined)?.[step],
    path === 'body' ? { body: read.body?.text } : read.data,
  );
  return steps.length > 0 && pathName(steps) === path && found !== undefined;
}
