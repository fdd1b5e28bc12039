import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { codeKey } from './codeKey.ts';
import { openSiteBundle } from './siteBundle.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'bundle-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

/** A bundler that writes two files, and how often it ran. */
function bundler() {
  let runs = 0;
  const make = async (folder: string) => {
    runs += 1;
    mkdirSync(join(folder, 'client/assets'), { recursive: true });
    mkdirSync(join(folder, 'server'));
    writeFileSync(join(folder, 'client/assets/app.js'), 'app');
    writeFileSync(join(folder, 'server/entry.mjs'), 'entry');
  };
  return { make, runs: () => runs };
}

test('bundles once for each state of the code', async () => {
  const { make, runs } = bundler();
  const bundle = await openSiteBundle(dir, 'one', make);
  expect(bundle.files.map(({ path, size }) => [path, size])).toEqual([
    ['client/assets/app.js', 3],
    ['server/entry.mjs', 5],
  ]);
  expect(await openSiteBundle(dir, 'one', make)).toEqual(bundle);
  expect(runs()).toBe(1);
  await openSiteBundle(dir, 'two', make);
  expect(runs()).toBe(2);
});

test.each([
  ['a changed file', () => writeFileSync(join(dir, 'one/server/entry.mjs'), 'other')],
  ['a missing file', () => rmSync(join(dir, 'one/client/assets/app.js'))],
  ['a file more', () => writeFileSync(join(dir, 'one/client/more.js'), '')],
  ['a seal cut in half', () => writeFileSync(join(dir, 'one/bundle.json'), '[{"path"')],
  ['the bundle of other code under this name', () => foreign()],
])('%s is noticed and bundled anew', async (_name, damage) => {
  const { make, runs } = bundler();
  await openSiteBundle(dir, 'one', make);
  damage();
  await openSiteBundle(dir, 'one', make);
  expect(runs()).toBe(2);
  expect(readFileSync(join(dir, 'one/server/entry.mjs'), 'utf8')).toBe('entry');
});

function foreign(): void {
  rmSync(join(dir, 'one'), { recursive: true });
  mkdirSync(join(dir, 'one/client'), { recursive: true });
  mkdirSync(join(dir, 'one/server'));
  writeFileSync(join(dir, 'one/server/entry.mjs'), 'of another tool');
}

test('a bundler that fails leaves nothing behind', async () => {
  await expect(openSiteBundle(dir, 'one', () => Promise.reject(new Error('syntax')))).rejects.toThrow(
    'syntax',
  );
  expect(readdirSync(dir)).toEqual([]);
});

test('what a killed build had begun to make is removed, and what a running one makes is left', async () => {
  const { make } = bundler();
  // No process has a number as high as this.
  mkdirSync(join(dir, 'making-99999999'));
  mkdirSync(join(dir, `making-${process.ppid}`));
  await openSiteBundle(dir, 'one', make);
  expect(readdirSync(dir).sort()).toEqual([`making-${process.ppid}`, 'one']);
});

test('keeps three bundles, those used last', async () => {
  const { make } = bundler();
  for (const [age, key] of ['a', 'b', 'c'].entries()) {
    await openSiteBundle(dir, key, make);
    const time = new Date(Date.UTC(2026, 0, 1 + age));
    utimesSync(join(dir, key), time, time);
  }
  await openSiteBundle(dir, 'a', make);
  await openSiteBundle(dir, 'd', make);
  expect(readdirSync(dir).sort()).toEqual(['a', 'c', 'd']);
});

test('the key of the code changes with every source, the lockfile and the configuration, not with tests', () => {
  const write = (file: string, text: string) => {
    mkdirSync(join(dir, file, '..'), { recursive: true });
    writeFileSync(join(dir, file), text);
  };
  for (const file of [
    'site/app/App.tsx',
    'schemas/types/published.ts',
    'public/favicon.svg',
    'package-lock.json',
  ])
    write(file, 'before');
  const keys = [codeKey(dir)];
  const next = (change: () => void) => {
    change();
    keys.push(codeKey(dir));
  };
  next(() => write('site/app/App.tsx', 'after'));
  next(() => write('schemas/types/published.ts', 'after'));
  next(() => write('public/favicon.svg', 'after'));
  next(() => write('package-lock.json', 'after'));
  next(() => write('tsconfig.json', 'new'));
  next(() => write('site/ui/New.tsx', ''));
  next(() => renameSync(join(dir, 'site/ui/New.tsx'), join(dir, 'site/ui/Newer.tsx')));
  next(() => rmSync(join(dir, 'site/ui/Newer.tsx')));
  // Without that file all is as it was.
  expect(new Set(keys).size).toBe(keys.length - 1);
  expect(keys.at(-1)).toBe(keys.at(-4));

  const key = codeKey(dir);
  for (const file of [
    'site/app/App.test.tsx',
    'site/e2e/a.spec.ts',
    'site/bench/a.ts',
    'site/test/a.ts',
    'content/a.yaml',
  ])
    write(file, 'a test');
  expect(codeKey(dir)).toBe(key);
});
