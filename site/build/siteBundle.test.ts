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
import { codeKey, copyClient, openSiteBundle } from './siteBundle.ts';

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
  expect(await openSiteBundle(dir, 'one', make)).toBe(join(dir, 'one'));
  expect(await openSiteBundle(dir, 'one', make)).toBe(join(dir, 'one'));
  expect(runs()).toBe(1);
  await openSiteBundle(dir, 'two', make);
  expect(runs()).toBe(2);
});

test('a bundler that fails leaves nothing behind', async () => {
  await expect(openSiteBundle(dir, 'one', () => Promise.reject(new Error('syntax')))).rejects.toThrow(
    'syntax',
  );
  expect(readdirSync(dir)).toEqual([]);
});

test('keeps four bundles, those used last', async () => {
  const { make } = bundler();
  for (const [age, key] of ['a', 'b', 'c', 'd'].entries()) {
    await openSiteBundle(dir, key, make);
    const time = new Date(Date.UTC(2026, 0, 1 + age));
    utimesSync(join(dir, key), time, time);
  }
  await openSiteBundle(dir, 'a', make);
  await openSiteBundle(dir, 'e', make);
  expect(readdirSync(dir).sort()).toEqual(['a', 'c', 'd', 'e']);
});

test('a host serves what browsers load; where devices may keep nothing, with the worker that removes what they kept', () => {
  mkdirSync(join(dir, 'bundle/client/assets'), { recursive: true });
  for (const name of ['assets/app.js', 'stop.js', 'sw.js'])
    writeFileSync(join(dir, 'bundle/client', name), name);
  const served = (isOffline: boolean) =>
    copyClient(join(dir, 'bundle'), join(dir, 'out'), isOffline).map(({ path, size }) => [
      path,
      size,
      readFileSync(join(dir, 'out', path), 'utf8'),
    ]);
  const others = [
    ['assets/app.js', 13, 'assets/app.js'],
    ['stop.js', 7, 'stop.js'],
  ];
  expect(served(true)).toEqual([...others, ['sw.js', 5, 'sw.js']]);
  expect(served(false)).toEqual([...others, ['sw.js', 7, 'stop.js']]);
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
  for (const file of ['site/app/App.test.tsx', 'site/e2e/a.spec.ts', 'site/test/a.ts', 'content/a.yaml'])
    write(file, 'a test');
  expect(codeKey(dir)).toBe(key);
});
