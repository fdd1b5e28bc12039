import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endingOf, folderOf } from '../content/contentKinds.ts';
import { filesBelow } from '../files/files.ts';
import { fixtureToday, copyFixture } from '../fixtures/fixtureContent.ts';
import { fillPark } from '../fixtures/secondPark.ts';
import { loadContent } from '../load/loadContent.ts';
import { newPark, recordTemplate } from './templates.ts';
import { validateContent } from '../validate/validateContent.ts';

let dir = '';
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'new-park-'))));
afterEach(() => rmSync(dir, { recursive: true }));

const check = () => validateContent(loadContent(dir), fixtureToday).problems;
const nameOf = (file: string) => file.slice(file.indexOf(basename(dir)) + basename(dir).length + 1);
const linesOf = (file: string) => readFileSync(join(dir, file), 'utf8').split('\n');

test('a new park is refused until its TODOs are filled in, each on its own line', () => {
  const { files, todos } = newPark(dir);
  expect(files).toBe(filesBelow(dir).length);
  expect(filesBelow(dir).flatMap(linesOf).join('\n').match(/TODO/g)).toHaveLength(todos);
  const problems = check();
  expect(problems.length).toBeGreaterThan(100);
  expect(problems.filter(({ file, line }) => !linesOf(nameOf(file))[line - 1]?.includes('TODO'))).toEqual([]);
});

test('with its TODOs filled in it is right, in the south as in the north', () => {
  newPark(dir);
  fillPark(dir);
  expect(check()).toEqual([]);
});

test('the files of a new park name documents that exist', () => {
  newPark(dir);
  const named = filesBelow(dir).flatMap(
    (name) =>
      linesOf(name)
        .join('\n')
        .match(/\bdocs\/[\w/.-]+\.md/g) ?? [],
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !existsSync(join(import.meta.dirname, '../..', name)))).toEqual([]);
});

test('a folder that holds one of the files stays as it is', () => {
  writeFileSync(join(dir, 'site.yaml'), 'name: Mine\n');
  expect(() => newPark(dir)).toThrow(/site\.yaml exists already/);
  expect(filesBelow(dir)).toEqual(['site.yaml']);
});

/** Values that a maintainer would write, by key; other keys get a few words. */
const valuesOf: Record<string, string> = {
  alt: 'A meadow at noon',
  town: 'brězna',
  location: 'Brězna, New Street',
  subject: 'meadow',
  light: 'noon',
  season: 'summer',
  status: 'unverified',
  source: 'illustrative',
  difficulty: 'easy',
  available: 'false',
  lat: '51.3',
  lng: '13.9',
  trailType: 'loop',
  distance: '2 km loop',
  distanceKm: '2',
  duration: '2 hours',
  durationMinutes: '120',
  elevationGain: '10 m',
  elevationGainM: '10',
  bestMonths: 'july',
  winterAccessible: 'true',
  class: 'none',
  type: 'hotel',
  isFree: 'false',
  eventStatus: 'unconfirmed',
  listedIn: 'footer, search, sitemap',
};
const categories: Record<string, string> = { attraction: 'lake', activity: 'water', event: 'art' };

test.each(['attraction', 'activity', 'accommodation', 'trail', 'event', 'guide', 'page'] as const)(
  'a new %s is refused until its TODOs are filled in, and then right',
  (kind) => {
    using copy = copyFixture();
    const file = `${folderOf[kind]}/brand-new${endingOf(kind)}`;
    const check = () => validateContent(loadContent(copy.content), fixtureToday).problems;

    copy.edit(file, null, recordTemplate(kind));
    expect(check().length).toBeGreaterThan(0);
    expect(check().every((problem) => problem.file.endsWith(file))).toBe(true);
    const lines = recordTemplate(kind).split('\n');
    expect(check().filter(({ line }) => !lines[line - 1]?.includes('TODO'))).toEqual([]);

    const filled = recordTemplate(kind)
      .replaceAll(/(\w+): (\[?)TODO/g, (_, key: string, bracket: string) => {
        const value = key === 'category' ? categories[kind] : valuesOf[key];
        return `${key}: ${bracket}${value ?? 'Four words of text'}`;
      })
      .replace('\nTODO\n', '\nFour words of text\n');
    copy.edit(file, null, filled);
    expect(check()).toEqual([]);
  },
);
