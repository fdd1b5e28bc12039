import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyFixture, fixtureToday, type FixtureCopy } from '../fixtures/fixtureContent.ts';
import { loadContent } from '../load/loadContent.ts';
import { validateContent } from './validateContent.ts';
import { vanishedSlugs, withVanished } from '../load/vanishedSlugs.ts';

function git(copy: FixtureCopy, ...args: string[]): void {
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@guide.example'];
  execFileSync('git', [...identity, ...args], { cwd: copy.root, stdio: 'ignore' });
}

function checkedOut(): FixtureCopy {
  const copy = copyFixture();
  git(copy, 'init', '--quiet', '--initial-branch', 'main');
  git(copy, 'add', '.');
  git(copy, 'commit', '--quiet', '--message', 'First');
  return copy;
}

const vanished = ({ content }: FixtureCopy) =>
  vanishedSlugs(content, loadContent(content)).map(({ problem }) => problem);
const rename = ({ content }: FixtureCopy, from: string, to: string) =>
  renameSync(join(content, from), join(content, to));

test('a record that is renamed is missed until its new file names the old one', () => {
  using copy = checkedOut();
  expect(vanished(copy)).toEqual([]);
  rename(copy, 'attractions/old-mine.yaml', 'attractions/new-mine.yaml');
  expect(vanished(copy)).toMatchObject([
    {
      file: expect.stringMatching(/attractions\/new-mine\.yaml$/),
      severity: 'error',
      suggestion: expect.stringMatching(
        /npm run rename -- attractions\/old-mine new-mine\. Or write "formerSlugs: \[old-mine\]"/,
      ),
    },
  ]);
  copy.edit('attractions/new-mine.yaml', 'name:', 'formerSlugs: [old-mine]\nname:');
  expect(vanished(copy)).toEqual([]);
});

test('a branch is held against where it began, whatever is committed since', () => {
  using copy = checkedOut();
  git(copy, 'switch', '--quiet', '--create', 'work');
  rename(copy, 'guides/travel-tips.md', 'guides/tips.md');
  git(copy, 'add', '--all');
  git(copy, 'commit', '--quiet', '--message', 'Renamed');
  expect(vanished(copy)).toHaveLength(1);
});

test('the guide to another park that is put in its place has no old addresses; the same park under another name of the guide has', () => {
  using copy = checkedOut();
  rename(copy, 'attractions/old-mine.yaml', 'attractions/new-mine.yaml');
  copy.edit('site.yaml', 'name: Testguide', 'name: Otherguide');
  expect(vanished(copy)).toHaveLength(1);
  copy.edit('site.yaml', 'park: Testpark', 'park: Otherpark');
  expect(vanished(copy)).toEqual([]);
  git(copy, 'commit', '--quiet', '--all', '--message', 'Another park');
  git(copy, 'add', '.');
  expect(vanished(copy)).toEqual([]);
  rename(copy, 'guides/travel-tips.md', 'guides/tips.md');
  expect(vanished(copy)).toHaveLength(1);
});

test.each([
  ['has no park', 'name: Testguide\n'],
  ['is no YAML', 'name: [\n'],
])('a base whose site.yaml %s is held against all the same', (_why, before) => {
  using copy = checkedOut();
  const site = readFileSync(join(copy.content, 'site.yaml'), 'utf8');
  writeFileSync(join(copy.content, 'site.yaml'), before);
  git(copy, 'commit', '--quiet', '--all', '--message', 'Second');
  writeFileSync(join(copy.content, 'site.yaml'), site);
  rename(copy, 'attractions/old-mine.yaml', 'attractions/new-mine.yaml');
  expect(vanished(copy)).toHaveLength(1);
});

test('events come and go, and a folder that git does not know has no past', () => {
  using copy = checkedOut();
  rmSync(join(copy.content, 'events/ice-days.yaml'));
  expect(vanished(copy)).toEqual([]);
  rename(copy, 'attractions/old-mine.yaml', 'attractions/new-mine.yaml');
  rmSync(join(copy.root, '.git'), { recursive: true });
  expect(vanished(copy)).toEqual([]);
});

const checked = ({ content }: FixtureCopy) =>
  validateContent(withVanished(content, loadContent(content)), fixtureToday).problems;

test('a record that is renamed by hand is one problem, whatever names it', () => {
  using copy = checkedOut();
  rename(copy, 'attractions/mirror-tarn.yaml', 'attractions/glass-tarn.yaml');
  expect(checked(copy)).toMatchObject([{ rule: 'vanished-slugs' }]);
});

test('nobody is told to name another place for one that was removed', () => {
  using copy = checkedOut();
  writeFileSync(
    join(copy.content, 'attractions/gold-mine.yaml'),
    readFileSync(join(copy.content, 'attractions/echo-canyon.yaml')),
  );
  rmSync(join(copy.content, 'attractions/old-mine.yaml'));
  const suggestions = checked(copy).map(({ suggestion }) => suggestion);
  expect(suggestions.length).toBeGreaterThan(1);
  expect(suggestions.filter((words) => words?.includes('Did you mean'))).toEqual([]);
});

test.each(['attractions', 'activities', 'accommodations', 'trails'])(
  'a missing folder of %s is one problem, whoever names its records',
  (folder) => {
    using copy = checkedOut();
    rmSync(join(copy.content, folder), { recursive: true });
    const loaded = loadContent(copy.content);
    for (const each of [loaded, withVanished(copy.content, loaded)]) {
      expect(validateContent(each, fixtureToday).problems).toMatchObject([
        {
          file: expect.stringMatching(new RegExp(`/${folder}$`)),
          severity: 'error',
          message: expect.stringContaining('this folder is missing'),
          suggestion: expect.stringContaining('git restore'),
        },
      ]);
    }
  },
);

test('a missing folder whose records nothing names is one warning', () => {
  using copy = checkedOut();
  rmSync(join(copy.content, 'notices'), { recursive: true });
  const { problems } = validateContent(withVanished(copy.content, loadContent(copy.content)), fixtureToday);
  expect(problems.map(({ severity, message }) => [severity, message])).toEqual([
    ['warning', 'all records of this folder are gone, and links to their addresses lead nowhere'],
  ]);
});
