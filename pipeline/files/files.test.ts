import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeChangedFiles } from './files.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'write-files-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

test('writes new and changed files alone, and says which', () => {
  const files = ['a.txt', 'deep/b.txt', 'deep/er/c.txt'].map((path) => ({ path, text: `text of ${path}` }));
  const paths = files.map(({ path }) => path);
  expect(writeChangedFiles(dir, files)).toEqual(paths);
  expect(writeChangedFiles(dir, files)).toEqual([]);
  writeFileSync(join(dir, 'deep/b.txt'), 'edited');
  expect(writeChangedFiles(dir, [...files, { path: 'deep/new.txt', text: 'new' }])).toEqual([
    'deep/b.txt',
    'deep/new.txt',
  ]);
  expect(readFileSync(join(dir, 'deep/b.txt'), 'utf8')).toBe('text of deep/b.txt');
});
