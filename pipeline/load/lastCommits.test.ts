import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastCommits } from './lastCommits.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'commits-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

function git(cwd: string, args: string[], committed = '2026-11-20T12:00:00Z'): void {
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@b.example'];
  execFileSync('git', [...identity, ...args], {
    cwd,
    env: { ...process.env, GIT_COMMITTER_DATE: committed },
    stdio: 'ignore',
  });
}

/** A repository whose content has a walk of September that was edited in October, and a lake of September. */
function repository(): string {
  const dir = join(root, 'guide');
  const content = join(dir, 'content');
  mkdirSync(join(content, 'trails'), { recursive: true });
  git(dir, ['init', '--quiet', '--initial-branch=main']);
  writeFileSync(join(dir, 'README.md'), 'A guide');
  writeFileSync(join(content, 'trails/walk.yaml'), 'name: Walk');
  writeFileSync(join(content, 'a läke.yaml'), 'name: Lake');
  git(dir, ['add', '.']);
  git(dir, ['commit', '--quiet', '-m', 'first'], '2026-09-01T23:30:00-06:00');
  appendFileSync(join(content, 'trails/walk.yaml'), '\nlength: 3');
  git(dir, ['commit', '--quiet', '-am', 'second'], '2026-10-02T12:00:00Z');
  return content;
}

test('each file has the day of its own last commit, whatever was done to it since', async () => {
  const content = repository();
  appendFileSync(join(content, 'trails/walk.yaml'), '\nopen: true');
  writeFileSync(join(content, 'trails/new.yaml'), 'name: New');
  expect(Object.fromEntries(await lastCommits(content))).toEqual({
    'a läke.yaml': '2026-09-01',
    'trails/walk.yaml': '2026-10-02',
  });
});

test('a commit of another day that comes later in the log does not make a file older', async () => {
  const content = repository();
  appendFileSync(join(content, 'trails/walk.yaml'), '\nopen: true');
  git(content, ['commit', '--quiet', '-am', 'by a clock that is wrong'], '2026-08-01T12:00:00Z');
  expect((await lastCommits(content)).get('trails/walk.yaml')).toBe('2026-10-02');
});

test('a shallow clone knows nothing, since its oldest commit seems to have written everything', async () => {
  repository();
  git(root, ['clone', '--quiet', '--depth=1', `file://${join(root, 'guide')}`, 'shallow']);
  expect(await lastCommits(join(root, 'shallow/content'))).toEqual(new Map());
  git(root, ['clone', '--quiet', `file://${join(root, 'guide')}`, 'deep']);
  expect((await lastCommits(join(root, 'deep/content'))).size).toBe(2);
});

test('outside of a repository, in a folder that is not there and without git nothing is known', async () => {
  expect(await lastCommits(root)).toEqual(new Map());
  expect(await lastCommits(join(root, 'nowhere'))).toEqual(new Map());
  const content = repository();
  vi.stubEnv('PATH', root);
  expect(await lastCommits(content)).toEqual(new Map());
});
