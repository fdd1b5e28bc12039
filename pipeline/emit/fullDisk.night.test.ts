import fs, { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildData } from '../build.ts';
import { fixtureDir, fixtureToday } from '../fixtures/fixtureContent.ts';
import { bytesBelow } from '../fixtures/bytesBelow.ts';

/** Number of files and folders that can still be written before the disk refuses. */
const disk = { writes: Number.POSITIVE_INFINITY, folders: Number.POSITIVE_INFINITY };

function refuse(code: string, call: string): never {
  throw Object.assign(new Error(`${code}: ${call} refused`), { code });
}

const { linkSync, writeFileSync, mkdirSync } = fs;

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'disk-'));
  vi.spyOn(fs, 'writeFileSync').mockImplementation((...args) => {
    disk.writes -= 1;
    if (disk.writes < 0) refuse('ENOSPC', 'write');
    writeFileSync(...args);
  });
  // A second name for a file needs room in its folder.
  vi.spyOn(fs, 'linkSync').mockImplementation((...args) => {
    disk.writes -= 1;
    if (disk.writes < 0) refuse('ENOSPC', 'link');
    linkSync(...args);
  });
  vi.spyOn(fs, 'mkdirSync').mockImplementation((...args) => {
    disk.folders -= 1;
    return disk.folders < 0 ? refuse('EROFS', 'mkdir') : mkdirSync(...args);
  });
  // For those who import the functions by name.
  syncBuiltinESMExports();
});

afterEach(() => {
  disk.writes = Number.POSITIVE_INFINITY;
  disk.folders = Number.POSITIVE_INFINITY;
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  rmSync(root, { recursive: true });
});

const build = (today = fixtureToday()) =>
  buildData({ content: fixtureDir, out: join(root, 'dist'), today: () => today });
const bytes = () => bytesBelow(join(root, 'dist'));

test.each([0, 1, 20, 60])(
  'a disk that is full after %d files leaves the old build whole and nothing beside it',
  async (writes) => {
    await build();
    const before = bytes();
    disk.writes = writes;
    await expect(build('2026-12-01')).rejects.toThrow('ENOSPC');
    expect(bytes()).toEqual(before);
    expect(readdirSync(root)).toEqual(['dist']);
  },
);

test.each([0, 3])(
  'a folder that turns read-only after %d folders are made leaves the old build whole',
  async (folders) => {
    await build();
    const before = bytes();
    disk.folders = folders;
    await expect(build('2026-12-01')).rejects.toThrow('EROFS');
    expect(bytes()).toEqual(before);
    expect(readdirSync(root)).toEqual(['dist']);
  },
);
