import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ApiIndex } from '#schemas/types/published.ts';
import { fixtureDir } from '../fixtures/fixtureContent.ts';
import { runCaptured as run } from '../fixtures/runCaptured.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'pack-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const pack = () =>
  run('data:pack', '--content', fixtureDir, '--out', join(dir, 'out'), '--today', '2026-11-20');

test('the data is a package that others can install and import, twice the same', async () => {
  expect((await pack()).status).toBe(0);
  const tarball = 'testguide-data-1.0.20261120.tgz';
  expect(readdirSync(join(dir, 'out')).sort()).toEqual(['manifest.json', 'package', tarball]);
  execFileSync('tar', ['-xzf', join(dir, 'out', tarball), '-C', dir]);
  const described = JSON.parse(readFileSync(join(dir, 'package/package.json'), 'utf8')) as {
    exports: { '.': { types: string; default: string } };
  };
  const { types, default: entry } = described.exports['.'];
  expect(readFileSync(join(dir, 'package', types), 'utf8')).toContain('export interface TrailDetail');
  const index = JSON.parse(readFileSync(join(dir, 'package', entry), 'utf8')) as ApiIndex;
  for (const { url, schema } of index.documents) {
    if (!url.includes('{')) expect(readFileSync(join(dir, 'package', url), 'utf8')).not.toBe('');
    expect(readFileSync(join(dir, 'package', schema), 'utf8')).toContain('$schema');
  }
  expect(readFileSync(join(dir, 'package/CHANGELOG.md'), 'utf8')).toContain('testguide-data 1.0.20261120');

  const first = readFileSync(join(dir, 'out', tarball));
  expect((await pack()).status).toBe(0);
  expect(readFileSync(join(dir, 'out', tarball)).equals(first)).toBe(true);
}, 60_000);

test('a folder that is no package of ours is left alone', async () => {
  const { status, stderr } = await run('data:pack', '--content', fixtureDir, '--out', import.meta.dirname);
  expect([status, stderr]).toEqual([1, expect.stringContaining('no earlier build')]);
});
