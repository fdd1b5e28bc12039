import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPictureCache } from './pictureCache.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'cache-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

/** A maker that writes one file, and how often it ran. */
function maker(text = 'bytes') {
  let runs = 0;
  const make = async (folder: string) => {
    runs += 1;
    writeFileSync(join(folder, 'a.webp'), text);
    return [{ name: 'a.webp', width: 1, height: 1, bytes: text.length }];
  };
  return { make, runs: () => runs };
}

/** Writes other bytes of the same number, a second after the file was made. */
function changeLater(file: string): void {
  const seconds = statSync(file).mtimeMs / 1000 + 1;
  writeFileSync(file, 'other');
  utimesSync(file, seconds, seconds);
}

test('makes a folder once and finds it again, in a later run too', async () => {
  const { make, runs } = maker();
  const [file] = await openPictureCache(dir).get('one', make);
  expect(file).toMatchObject({ name: 'a.webp', bytes: 5, source: join(dir, 'one/a.webp') });
  expect(await openPictureCache(dir).get('one', make)).toEqual([file]);
  expect(runs()).toBe(1);
});

test('what is asked for twice at once is made once', async () => {
  const { make, runs } = maker();
  const cache = openPictureCache(dir);
  const slow = async (folder: string) => {
    await Promise.resolve();
    return make(folder);
  };
  const [one, other] = await Promise.all([cache.get('one', slow), cache.get('one', slow)]);
  expect(one).toEqual(other);
  expect(runs()).toBe(1);
});

test('what another build made meanwhile is used', async () => {
  const [file] = await openPictureCache(dir).get('one', async (folder) => {
    // Their temporary folders are named after their processes.
    mkdirSync(join(dir, 'one'));
    writeFileSync(join(dir, 'one/a.webp'), 'bytes');
    const writtenAt = Math.trunc(statSync(join(dir, 'one/a.webp')).mtimeMs);
    const listed = { name: 'a.webp', width: 1, height: 1, bytes: 5, sha256: 'theirs' };
    writeFileSync(join(dir, 'one/files.json'), JSON.stringify([{ file: listed, writtenAt }]));
    return maker('other').make(folder);
  });
  expect(file).toMatchObject({ sha256: 'theirs', source: join(dir, 'one/a.webp') });
  expect(readdirSync(dir)).toEqual(['one']);
});

test.each([
  ['a file changed later', () => changeLater(join(dir, 'one/a.webp'))],
  ['a missing file', () => rmSync(join(dir, 'one/a.webp'))],
  ['a list cut in half', () => writeFileSync(join(dir, 'one/files.json'), '[{"name":')],
  ['a list of another shape', () => writeFileSync(join(dir, 'one/files.json'), '{"files":1}')],
])('%s is noticed and made anew', async (_name, damage) => {
  const { make, runs } = maker();
  await openPictureCache(dir).get('one', make);
  damage();
  const [file] = await openPictureCache(dir).get('one', make);
  expect(readFileSync(file!.source, 'utf8')).toBe('bytes');
  expect(runs()).toBe(2);
});

test('a maker that fails leaves nothing that could be taken for a picture', async () => {
  const cache = openPictureCache(dir);
  await expect(cache.get('one', () => Promise.reject(new Error('no paint')))).rejects.toThrow('no paint');
  const { make, runs } = maker();
  await cache.get('one', make);
  expect(runs()).toBe(1);
});

test('keeps what a build used and as many of the newest others', async () => {
  const earlier = openPictureCache(dir);
  for (const [age, name] of ['newest', 'older', 'oldest'].entries()) {
    await earlier.get(name, maker().make);
    const time = new Date(Date.UTC(2026, 0, 10 - age));
    utimesSync(join(dir, name), time, time);
  }
  const cache = openPictureCache(dir);
  await cache.get('used', maker().make);
  await cache.get('older', maker().make);
  cache.prune();
  expect(readdirSync(dir).sort()).toEqual(['newest', 'older', 'oldest', 'used']);
  const next = openPictureCache(dir);
  await next.get('used', maker().make);
  next.prune();
  expect(readdirSync(dir)).toHaveLength(2);
});
