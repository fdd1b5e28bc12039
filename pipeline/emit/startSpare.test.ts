import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesBelow } from './filesBelow.ts';
import { writeManifest } from './manifest.ts';
import { startSpare } from './startSpare.ts';

let root: string;
let out: string;
let spare: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'spare-'));
  out = join(root, 'dist');
  spare = join(root, 'cache/spare');
  mkdirSync(join(out, 'deep'), { recursive: true });
  writeFileSync(join(out, 'a.txt'), 'a');
  writeFileSync(join(out, 'deep/b.txt'), 'b');
});
afterEach(() => rmSync(root, { recursive: true }));

const make = async () => {
  await using making = startSpare(out, spare);
  await making.ready;
};

test('gives all files of a build a second name', async () => {
  writeManifest(out);
  await make();
  expect(filesBelow(spare)).toEqual(['a.txt', 'deep/b.txt', 'manifest.json']);
  expect(statSync(join(spare, 'deep/b.txt')).ino).toBe(statSync(join(out, 'deep/b.txt')).ino);
});

test('leaves a folder alone that is no build, and makes nothing of one that is not there', async () => {
  await make();
  expect(existsSync(spare)).toBe(false);
  rmSync(out, { recursive: true });
  await make();
  expect(existsSync(spare)).toBe(false);
});

test('takes the one that is there as it is', async () => {
  writeManifest(out);
  mkdirSync(spare, { recursive: true });
  await make();
  expect(filesBelow(spare)).toEqual([]);
});

test('stops where a file cannot get a second name: what is missing is written', async () => {
  writeManifest(out);
  mkdirSync(join(root, 'cache'));
  writeFileSync(join(root, 'cache/file'), '');
  spare = join(root, 'cache/file/spare');
  await make();
  expect(existsSync(spare)).toBe(false);
});
