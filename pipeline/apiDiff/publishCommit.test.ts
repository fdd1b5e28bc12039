import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishCommit } from './publishCommit.ts';

/** Stands in for a commit's own pipeline: it publishes the word in the file beside it. */
const pipeline = `
import { cpSync, mkdirSync } from 'node:fs';
const out = process.argv[process.argv.indexOf('--out') + 1];
mkdirSync(out + '/api', { recursive: true });
cpSync('word.json', out + '/api/word.json');
`;

let root: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], { cwd: root });

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'commits-'));
  git('init', '--quiet', '--initial-branch=main');
  mkdirSync(join(root, 'pipeline'));
  writeFileSync(join(root, 'pipeline/cli.ts'), pipeline);
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  writeFileSync(join(root, 'word.json'), '"old"');
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, '.gitignore'), 'node_modules\n');
  git('add', '.');
  git('commit', '--quiet', '-m', 'old');
  writeFileSync(join(root, 'word.json'), '"new"');
});

afterAll(() => rmSync(root, { recursive: true }));

async function wordOf(ref: string | null): Promise<unknown> {
  const scratch = mkdtempSync(join(tmpdir(), 'scratch-'));
  try {
    const out = await publishCommit(ref, { root, scratch, today: '2026-11-20' });
    return JSON.parse(readFileSync(join(out, 'api/word.json'), 'utf8'));
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

test('publishes a commit as it was and the working folder as it is, and leaves the repository alone', async () => {
  const before = [git('status', '--porcelain').toString(), readdirSync(join(root, '.git')).join()];
  expect(await wordOf('main')).toBe('old');
  expect(await wordOf(null)).toBe('new');
  expect([git('status', '--porcelain').toString(), readdirSync(join(root, '.git')).join()]).toEqual(before);
});

test('says which commit is unknown in its own words, and takes no name for an option', async () => {
  for (const ref of ['no-such-branch', '--output=x'])
    await expect(wordOf(ref)).rejects.toThrow(
      `--base must be a branch, tag or commit of this checkout, for example origin/main (got "${ref}")`,
    );
});
