import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { moveFiles } from './moveFiles.ts';
import { filesBelow } from './filesBelow.ts';
import { changedPaths, writeFiles } from './writeFiles.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'move-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

function write(path: string, text = path): void {
  mkdirSync(dirname(join(dir, path)), { recursive: true });
  writeFileSync(join(dir, path), text);
}

test('moves files and whole folders, into folders that are there, too', () => {
  for (const path of ['to/api/a.json', 'from/index.html', 'from/api/b.html', 'from/trails/x/index.html'])
    write(path);
  moveFiles(join(dir, 'from'), join(dir, 'to'));
  expect(filesBelow(join(dir, 'to'))).toEqual([
    'api/a.json',
    'api/b.html',
    'index.html',
    'trails/x/index.html',
  ]);
  expect(existsSync(join(dir, 'from'))).toBe(false);
});

test.each([
  ['a file', 'to/api/a.json', 'from/api/a.json'],
  ['a folder where a file is', 'to/api', 'from/api/a.json'],
  ['a file where a folder is', 'to/api/a.json', 'from/api'],
])('refuses %s that is taken', (_name, there, moved) => {
  write(there);
  write(moved);
  expect(() => moveFiles(join(dir, 'from'), join(dir, 'to'))).toThrow('is written twice');
  expect(readFileSync(join(dir, there), 'utf8')).toBe(there);
});

test('a file that the previous folder holds alike gets a second name; all others are written', () => {
  write('previous/same.json', 'same');
  write('previous/other.json', 'before');
  const files = ['same', 'other', 'new'].map((name) => ({ path: `${name}.json`, text: name }));
  expect(changedPaths(writeFiles(join(dir, 'staging'), files, join(dir, 'previous')))).toEqual([
    'same.json',
    'other.json',
    'new.json',
  ]);
  rmSync(join(dir, 'previous'), { recursive: true });
  for (const { path, text } of files) expect(readFileSync(join(dir, 'staging', path), 'utf8')).toBe(text);
});
