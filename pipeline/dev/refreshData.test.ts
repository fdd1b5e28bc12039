import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesBelow } from '../files/files.ts';
import { removeOthers } from './refreshData.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'remove-others-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

test('removes files that are not given, and the folders that they leave empty', () => {
  for (const path of ['a.txt', 'b.txt', 'deep/a.txt', 'deep/b.txt', 'gone/deeper/a.txt']) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), path);
  }
  mkdirSync(join(dir, 'empty'));
  const removed = removeOthers(dir, [{ path: 'a.txt' }, { path: 'deep/b.txt' }, { path: 'not/there.txt' }]);
  expect(removed.sort()).toEqual(['b.txt', 'deep/a.txt', 'gone/deeper/a.txt']);
  expect(filesBelow(dir)).toEqual(['a.txt', 'deep/b.txt']);
  expect(readdirSync(dir).sort()).toEqual(['a.txt', 'deep']);
});
