import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyFixture, type FixtureCopy } from '../fixtures/fixtureContent.ts';
import { loadContent } from '../load/loadContent.ts';
import { vanishedSlugs } from './vanishedSlugs.ts';

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

const vanished = ({ content }: FixtureCopy) => vanishedSlugs(content, loadContent(content));
const rename = ({ content }: FixtureCopy, from: string, to: string) =>
  renameSync(join(content, from), join(content, to));

test('a record that is renamed is missed until its new file names the old one', () => {
  using copy = checkedOut();
  expect(vanished(copy)).toEqual([]);
  rename(copy, 'attractions/old-mine.yaml', 'attractions/new-mine.yaml');
  expect(vanished(copy)).toMatchObject([
    {
      file: expect.stringMatching(/attractions\/old-mine\.yaml$/),
      severity: 'warning',
      suggestion: expect.stringMatching(/"formerSlugs: \[old-mine\]" in .*attractions\/new-mine\.yaml/),
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
