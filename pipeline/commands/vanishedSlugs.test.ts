import { execFileSync } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';
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

test('events come and go, and a folder that git does not know has no past', () => {
  using copy = checkedOut();
  rmSync(join(copy.content, 'events/ice-days.yaml'));
  expect(vanished(copy)).toEqual([]);
  rename(copy, 'attractions/old-mine.yaml', 'attractions/new-mine.yaml');
  rmSync(join(copy.root, '.git'), { recursive: true });
  expect(vanished(copy)).toEqual([]);
});
