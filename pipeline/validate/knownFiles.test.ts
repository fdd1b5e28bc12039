import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyFixture, type FixtureCopy, fixtureToday } from '../fixtures/fixtureContent.ts';
import { validateContent } from './validateContent.ts';
import { openKnownFiles } from '../load/knownFiles.ts';
import { loadContent } from '../load/loadContent.ts';

/** One run of the check with the memory of the runs before. */
function run(copy: FixtureCopy, memory = join(copy.root, 'memory.json')) {
  const known = openKnownFiles(memory);
  const loaded = loadContent(copy.content, known);
  const { problems, content } = validateContent(loaded, fixtureToday, known);
  known.save();
  const parsed = loaded.files.filter(({ isKnown }) => !isKnown).map(({ slug }) => slug);
  return { problems, content, parsed };
}

test('a second run parses only what was edited and says the same', () => {
  using copy = copyFixture();
  const first = run(copy);
  expect(first.parsed.length).toBeGreaterThan(30);
  copy.edit('events/ice-days.yaml', 'Ice days, made up', 'Ice and days, made up');
  const second = run(copy);
  expect(second.parsed).toEqual(['ice-days']);
  expect(second.problems).toEqual(first.problems);
  expect(run(copy).parsed).toEqual([]);
});

test('a file with a mistake is never remembered, and positions are right in files that are', () => {
  using copy = copyFixture();
  run(copy);
  copy.edit('events/ice-days.yaml', 'isFree: false', 'isFree: maybe');
  copy.edit('site.yaml', '{ id: kamjeńc, label: Kamjeńc }', '{ id: golden, label: Golden }');
  const [town, mistake] = [run(copy), run(copy)].map(({ problems }) => problems);
  expect(mistake).toEqual(town);
  expect(mistake?.map(({ rule }) => rule)).toContain('schema');
  const reported = mistake?.find(({ file }) => file.endsWith('bunk-house.yaml'));
  expect(reported).toMatchObject({ rule: 'towns', line: 3, column: 7 });
});

test('a memory that is broken, of other schemas or in an impossible place is none', () => {
  using copy = copyFixture();
  const memory = join(copy.root, 'memory.json');
  const all = run(copy).parsed.length;
  const breaks: ((text: string) => string)[] = [
    () => '',
    () => 'null\n5',
    (text) => text.slice(0, -9),
    (text) => text.replace('Spring race', 'Spring face'),
    (text) => text.replace(/^./, (letter) => (letter === 'x' ? 'y' : 'x')),
  ];
  for (const breakIt of breaks) {
    writeFileSync(memory, breakIt(readFileSync(memory, 'utf8')));
    expect(run(copy).parsed).toHaveLength(all);
    expect(run(copy).parsed).toEqual([]);
  }
  rmSync(memory);
  mkdirSync(memory);
  expect(run(copy).problems).toEqual([]);
});

test('forgets files that are gone', () => {
  using copy = copyFixture();
  run(copy);
  const memory = join(copy.root, 'memory.json');
  expect(readFileSync(memory, 'utf8')).toContain('Spring race');
  rmSync(join(copy.content, 'events/spring-race.yaml'));
  copy.edit('events/ice-days.yaml', 'Ice days, made up', 'Ice and days, made up');
  run(copy);
  expect(existsSync(memory)).toBe(true);
  expect(readFileSync(memory, 'utf8')).not.toContain('Spring race');
});
