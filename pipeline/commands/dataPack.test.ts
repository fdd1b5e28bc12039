import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ApiIndex } from '#schemas/types/published.ts';
import { copyFixture, fixtureDir } from '../fixtures/fixtureContent.ts';
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
  for (const { schema } of index.documents)
    expect(readFileSync(join(dir, 'package', schema), 'utf8')).toContain('$schema');
  const single = index.documents.filter(({ url }) => !url.includes('{'));
  expect(single.length).toBeGreaterThan(0);
  for (const { url } of single) expect(readFileSync(join(dir, 'package', url), 'utf8')).not.toBe('');
  expect(readFileSync(join(dir, 'package/CHANGELOG.md'), 'utf8')).toContain('testguide-data 1.0.20261120');

  const first = readFileSync(join(dir, 'out', tarball));
  expect((await pack()).status).toBe(0);
  expect(readFileSync(join(dir, 'out', tarball)).equals(first)).toBe(true);
});

test('a folder that is no package of ours is left alone', async () => {
  const { status, stderr } = await run('data:pack', '--content', fixtureDir, '--out', import.meta.dirname);
  expect([status, stderr]).toEqual([1, expect.stringContaining('no earlier build')]);
});

describe('with a base', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
      cwd: dir,
      encoding: 'utf8',
    });

  /** A repository whose one commit, tagged v1, published what the fixture does. */
  beforeEach(async () => {
    await run('data', '--content', fixtureDir, '--out', join(dir, 'published'), '--today', '2026-11-20');
    mkdirSync(join(dir, 'pipeline'));
    writeFileSync(join(dir, 'package.json'), '{"type":"module"}');
    writeFileSync(
      join(dir, 'pipeline/cli.ts'),
      "import { cpSync } from 'node:fs';\ncpSync('published', process.argv[process.argv.indexOf('--out') + 1], { recursive: true });\n",
    );
    git('init', '--quiet', '--initial-branch=main');
    git('add', '.');
    git('commit', '--quiet', '-m', 'first');
    git('tag', 'v1');
    vi.spyOn(process, 'cwd').mockReturnValue(dir);
  });
  afterEach(() => void vi.restoreAllMocks());

  const packSince = (base: string, content: string) =>
    run(
      'data:pack',
      '--content',
      content,
      '--out',
      join(dir, 'out'),
      '--today',
      '2026-11-20',
      '--base',
      base,
    );

  test('the change log says since which commit what changed', async () => {
    using copy = copyFixture();
    copy.edit('trails/marsh-loop.yaml', 'name: Marsh loop', 'name: Bog loop');
    const { status, stderr } = await packSince('v1', copy.content);
    expect(status, stderr).toBe(0);
    const log = readFileSync(join(dir, 'out/package/CHANGELOG.md'), 'utf8');
    expect(log).toContain(`Compared with \`v1\`, commit \`${git('rev-parse', '--short=12', 'v1').trim()}\`.`);
    expect(log).toContain('**Nothing that programs rely on breaks.**');
    expect(log).toContain(
      '- `/api/hiking-trails/slug/marsh-loop.json` `name` `"Marsh loop"` -> `"Bog loop"`',
    );
  });

  test('nothing changed is said, too, and a base that is not there writes nothing', async () => {
    const { status, stderr } = await packSince('v0', fixtureDir);
    expect([status, stderr]).toEqual([1, expect.stringContaining('v0 cannot be published')]);
    expect(existsSync(join(dir, 'out'))).toBe(false);
    expect((await packSince('v1', fixtureDir)).status).toBe(0);
    const log = readFileSync(join(dir, 'out/package/CHANGELOG.md'), 'utf8');
    expect(log).toContain('**Nothing published changes.**');
  });
});
