import type * as Fs from 'node:fs';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildData } from '../build.ts';
import { fixtureDir, fixtureToday } from '../fixtures/fixtureContent.ts';
import { filesBelow } from './writeFiles.ts';

/** How many files may still be written, and folders made, before the disk refuses. */
const disk = vi.hoisted(() => ({ writes: Number.POSITIVE_INFINITY, folders: Number.POSITIVE_INFINITY }));

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof Fs>();
  const refuse = (code: string, call: string): never => {
    throw Object.assign(new Error(`${code}: ${call} refused`), { code });
  };
  return {
    ...fs,
    writeFileSync: (...args: Parameters<typeof fs.writeFileSync>) => {
      disk.writes -= 1;
      if (disk.writes < 0) refuse('ENOSPC', 'write');
      fs.writeFileSync(...args);
    },
    mkdirSync: (...args: Parameters<typeof fs.mkdirSync>) => {
      disk.folders -= 1;
      return disk.folders < 0 ? refuse('EROFS', 'mkdir') : fs.mkdirSync(...args);
    },
  };
});

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'disk-'));
});

afterEach(() => {
  disk.writes = Number.POSITIVE_INFINITY;
  disk.folders = Number.POSITIVE_INFINITY;
  rmSync(root, { recursive: true });
});

const build = (today = fixtureToday()) =>
  buildData({ content: fixtureDir, out: join(root, 'dist'), today: () => today });
const bytes = () =>
  Object.fromEntries(
    filesBelow(join(root, 'dist')).map((path) => [path, readFileSync(join(root, 'dist', path), 'base64')]),
  );

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
