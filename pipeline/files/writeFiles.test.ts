import { linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileOnDemand } from './publishedFile.ts';
import { changedPaths, writeFiles } from './writeFiles.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'write-files-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

test('writes new and changed files alone, and says which', () => {
  const files = ['a.txt', 'deep/b.txt', 'deep/er/c.txt'].map((path) => ({ path, text: `text of ${path}` }));
  const paths = files.map(({ path }) => path);
  expect(changedPaths(writeFiles(dir, files))).toEqual(paths);
  expect(changedPaths(writeFiles(dir, files))).toEqual([]);
  writeFileSync(join(dir, 'deep/b.txt'), 'edited');
  expect(changedPaths(writeFiles(dir, [...files, { path: 'deep/new.txt', text: 'new' }]))).toEqual([
    'deep/b.txt',
    'deep/new.txt',
  ]);
  expect(readFileSync(join(dir, 'deep/b.txt'), 'utf8')).toBe('text of deep/b.txt');
});

test('a file that has a name in another folder, too, keeps there what it has', () => {
  mkdirSync(join(dir, 'other'));
  writeFileSync(join(dir, 'other/a.txt'), 'before');
  linkSync(join(dir, 'other/a.txt'), join(dir, 'a.txt'));
  writeFiles(dir, [{ path: 'a.txt', text: 'after' }]);
  expect(readFileSync(join(dir, 'a.txt'), 'utf8')).toBe('after');
  expect(readFileSync(join(dir, 'other/a.txt'), 'utf8')).toBe('before');
});

test('asks for the text of each file once', () => {
  let asked = 0;
  const file = fileOnDemand('a.txt', () => `asked ${(asked += 1)}`);
  writeFiles(dir, [file]);
  expect(readFileSync(join(dir, 'a.txt'), 'utf8')).toBe('asked 1');
});
