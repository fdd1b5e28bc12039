import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { placeFile } from './placeFile.ts';

let dir: string;
let source: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'place-'));
  source = join(dir, 'source.txt');
  writeFileSync(source, 'new');
});
afterEach(() => rmSync(dir, { recursive: true }));

test.each<[what: string, before: string[]]>([
  ['where nothing is', []],
  ['where another file is', ['out/deep/a.txt']],
  ['where a folder of this name is', ['out/deep/a.txt/old.txt']],
  ['where the same file is', ['same']],
])('gives a file a second name %s', (_what, before) => {
  const target = join(dir, 'out/deep/a.txt');
  for (const path of before) {
    if (path === 'same') placeFile(source, target);
    else {
      mkdirSync(dirname(join(dir, path)), { recursive: true });
      writeFileSync(join(dir, path), 'old');
    }
  }
  placeFile(source, target);
  expect(statSync(target).ino).toBe(statSync(source).ino);
  expect(readFileSync(target, 'utf8')).toBe('new');
});
