import { expect, test } from 'vitest';
import { clientFiles } from './clientFiles.ts';

const bundle = [
  'client/boot.js',
  'client/stop.js',
  'client/sw.js',
  'client/edit/editor.js',
  'server/entry.mjs',
].map((path, size) => ({
  path,
  sha256: path,
  size,
}));
const served = (isOffline: boolean, hasEditor = false) =>
  clientFiles(bundle, { isOffline, hasEditor }).map(({ path, source, sha256, size }) => [
    path,
    source,
    sha256,
    size,
  ]);

test('a host serves what browsers load, both workers under their names', () => {
  expect(served(true)).toEqual([
    ['boot.js', 'client/boot.js', 'client/boot.js', 0],
    ['stop.js', 'client/stop.js', 'client/stop.js', 1],
    ['sw.js', 'client/sw.js', 'client/sw.js', 2],
  ]);
});

test('where devices may keep nothing, the worker is the one that removes what they kept', () => {
  expect(served(false)).toEqual([
    ['boot.js', 'client/boot.js', 'client/boot.js', 0],
    ['stop.js', 'client/stop.js', 'client/stop.js', 1],
    ['sw.js', 'client/stop.js', 'client/stop.js', 1],
  ]);
});

test('the form editor is served where it is set up', () => {
  expect(served(true).map(([path]) => path)).not.toContain('edit/editor.js');
  expect(served(true, true).map(([path]) => path)).toContain('edit/editor.js');
});
