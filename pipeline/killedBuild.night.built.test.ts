import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bytesBelow } from './fixtures/bytesBelow.ts';
import { fixtureDir } from './fixtures/fixtureContent.ts';
import { settings } from './fixtures/testScope.ts';

/*
 * Runs after the build, whose bundles it takes. Of the pictures one is made: drawing all of them takes longer than all
 * else.
 */
const root = join(import.meta.dirname, '..');

let dir: string;
let out: string;
let cache: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'killed-'));
  out = join(dir, 'dist');
  cache = join(dir, 'cache');
  writeFileSync(join(dir, 'build.mjs'), program);
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const moduleAt = (path: string) => JSON.stringify(join(import.meta.dirname, path));

/** A program that builds the guide of the fixtures to a folder with a cache, as the command does. */
const program = `
  import { join } from 'node:path';
  import { build } from ${moduleAt('build.ts')};
  import { pictureFolders } from ${moduleAt('commands/options/options.ts')};
  import { emitPictures } from ${moduleAt('emit/emitPictures.ts')};
  const [out, cache] = process.argv.slice(2);
  const content = ${JSON.stringify(fixtureDir)};
  await build({
    content,
    out,
    today: () => '2026-11-20',
    site: { module: ${moduleAt('../site/build/buildSite.ts')} },
    emitPictures: ({ pictures }, to, siteName) =>
      emitPictures({ pictures: pictures.slice(0, 1), socialCards: [], icons: [] }, to, {
        ...pictureFolders(content, cache),
        siteName,
      }),
  });
`;

function startBuild(to: string, cacheDir: string) {
  // In a group of its own, so that it can be killed with all that it has started.
  const child = spawn(process.execPath, [join(dir, 'build.mjs'), to, cacheDir], {
    detached: true,
    // As the commands do it.
    env: { ...process.env, NODE_COMPILE_CACHE: join(root, '.cache/compiled') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (text) => (output += String(text)));
  child.stderr.on('data', (text) => (output += String(text)));
  // Closed when the last process that could say something is gone.
  return { child, closed: once(child, 'close').then(([code]) => [code, output]) };
}

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);
const stagingFolder = () => namesIn(dir).find((name) => name.startsWith('.dist.staging-')) ?? 'none';

/** Moments at which a build is killed, by what it has left on the disk until then. */
const moments: [what: string, isReached: () => boolean][] = [
  ['when data is written', () => existsSync(join(dir, stagingFolder(), 'api/site.json'))],
  ['while pages are rendered', () => existsSync(join(dir, stagingFolder(), 'index.html'))],
  ['while pictures are made', () => namesIn(join(cache, 'pictures')).some((name) => name.endsWith('.part'))],
];

/** Returns true if a process exists; for a negative number, one of that process group. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a build that is killed at any moment leaves no half, and the next one is as a fresh one, without rubbish', async () => {
  const fresh = join(dir, 'fresh');
  expect(await startBuild(fresh, join(dir, 'fresh-cache')).closed).toEqual([0, '']);
  const expected = bytesBelow(fresh);
  for (const [index, [what, isReached]] of settings(moments, 2).entries()) {
    rmSync(join(cache, 'pictures'), { recursive: true, force: true });
    const { child, closed } = startBuild(out, cache);
    while (!isReached() && child.exitCode === null) await setTimeout(2);
    expect(child.exitCode, what).toBeNull();
    // Alone, as by a system without memory, or with all that it has started.
    process.kill(index % 2 === 0 ? -child.pid! : child.pid!, 'SIGKILL');
    await closed;
    // A process that ended counts as alive until the system has taken note.
    await vi.waitFor(() => expect(isAlive(-child.pid!), what).toBe(false), { timeout: 10_000 });
    expect(existsSync(out) ? bytesBelow(out) : expected, what).toEqual(expected);

    expect(await startBuild(out, cache).closed, what).toEqual([0, '']);
    expect(bytesBelow(out), what).toEqual(expected);
    expect(
      namesIn(join(cache, 'pictures')).filter((name) => name.includes('part')),
      what,
    ).toEqual([]);
    expect(namesIn(dir).sort(), what).toEqual(['build.mjs', 'cache', 'dist', 'fresh', 'fresh-cache']);
  }
}, 300_000);
