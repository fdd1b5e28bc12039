import { spawnSync } from 'node:child_process';
import fs, { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { copyFixture, fixtureDir } from '../fixtures/fixtureContent.ts';
import { feedsDir } from '../fixtures/feedWords.ts';
import { runCaptured } from '../fixtures/runCaptured.ts';

const system: Record<string, string> = {
  ENOSPC: 'no space left on device',
  EDQUOT: 'disk quota exceeded',
  EROFS: 'read-only file system',
  EACCES: 'permission denied',
};

/** From now on no file below a folder can be opened for writing, or, as where a disk is full, none can be filled. */
function refuseWrites(folder: string, code: string): void {
  const { writeFileSync: write, mkdirSync: make } = fs;
  const refusal = (call: string, path: unknown) => {
    const where = call === 'write' ? '' : ` '${String(path)}'`;
    throw Object.assign(new Error(`${code}: ${system[code]}, ${call}${where}`), { code });
  };
  const isBelow = (path: unknown) => String(path).startsWith(folder);
  const isFull = code === 'ENOSPC' || code === 'EDQUOT';
  vi.spyOn(fs, 'writeFileSync').mockImplementation((...args) =>
    isBelow(args[0]) ? refusal(isFull ? 'write' : 'open', args[0]) : write(...args),
  );
  vi.spyOn(fs, 'mkdirSync').mockImplementation((...args) =>
    isBelow(args[0]) && !isFull && !existsSync(args[0]) ? refusal('mkdir', args[0]) : make(...args),
  );
  // For those who import the functions by name.
  syncBuiltinESMExports();
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  syncBuiltinESMExports();
});

const trackPoints = Array.from(
  { length: 26 },
  (_, n) =>
    `<trkpt lat="${(51.4177 + n * 0.0009).toFixed(5)}" lon="14.2118"><ele>${1735 + 16 * n}</ele></trkpt>`,
);
const track = `<gpx version="1.0"><trk><name>Up</name><trkseg>${trackPoints.join('')}</trkseg></trk></gpx>`;

/** Commands that write, and where they do. */
const commands: [name: string, args: (root: string, content: string) => string[], folder: string][] = [
  ['data', (root, content) => ['data', '--content', content, '--out', join(root, 'dist')], ''],
  [
    'gpx:import',
    (root, content) => [
      'gpx:import',
      join(root, 'track.gpx'),
      '--trail',
      'tarn-teahouse',
      '--content',
      content,
    ],
    'content/trails',
  ],
  ['new', (_root, content) => ['new', 'trail', 'my-trail', '--content', content], 'content/trails'],
  [
    'events:refresh',
    (_root, content) => ['events:refresh', '--content', content, '--feed', join(feedsDir, 'all-day.ics')],
    'content/events',
  ],
  [
    'events:refresh --report',
    (root, content) => [
      'events:refresh',
      '--content',
      content,
      '--feed',
      join(feedsDir, 'all-day.ics'),
      '--dry-run',
      '--report',
      join(root, 'reports/report.md'),
    ],
    'reports',
  ],
];

describe.each(commands)('%s', (_name, argsOf, folder) => {
  test.each(Object.keys(system))(
    'that meets %s says in one sentence what could not be written',
    async (code) => {
      vi.stubEnv('LARCH_TODAY', '2026-11-20');
      using copy = copyFixture();
      mkdirSync(join(copy.root, 'reports'));
      writeFileSync(join(copy.root, 'track.gpx'), track);
      refuseWrites(join(copy.root, folder), code);
      const { status, stderr } = await runCaptured(...argsOf(copy.root, copy.content));
      expect(status).toBe(1);
      expect(stderr.trim()).toMatch(/^\S+ could not be (written|opened) because [^.\n]+: [^.\n]+\.$/);
      expect(stderr).toContain(join(copy.root, folder));
    },
  );
});

test('a reader that has seen enough is no failure', () => {
  const cli = join(import.meta.dirname, '../cli.ts');
  const { status, stderr } = spawnSync(
    'sh',
    ['-c', '"$0" "$@" | true; wait', process.execPath, cli, 'coverage', '--content', fixtureDir],
    { encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([0, '']);
});

/** Places that can hold no build, beside a file named track.gpx. */
const places: [what: string, args: (root: string) => string[], status: number, words: RegExp][] = [
  [
    'a file as --out',
    (root) => ['data', '--out', join(root, 'track.gpx')],
    1,
    /track\.gpx is a file, but a folder/,
  ],
  [
    'a file above --out',
    (root) => ['data', '--out', join(root, 'track.gpx/a')],
    1,
    /track\.gpx is a file, but/,
  ],
  ['a folder of the system', () => ['data', '--out', '/proc/larch/dist'], 1, /could not be written because/],
  [
    'a name that is too long',
    (root) => ['data', '--out', join(root, 'a'.repeat(300))],
    1,
    /its name is too long/,
  ],
  [
    'a file above a report',
    (root) => [
      'events:refresh',
      '--feed',
      join(feedsDir, 'all-day.ics'),
      '--dry-run',
      '--report',
      join(root, 'track.gpx/report.md'),
    ],
    1,
    /part of the path is a file/,
  ],
];

test.each(places)('%s is refused in a plain sentence', async (_what, argsOf, status, words) => {
  vi.stubEnv('LARCH_TODAY', '2026-11-20');
  using copy = copyFixture();
  writeFileSync(join(copy.root, 'track.gpx'), track);
  const result = await runCaptured(...argsOf(copy.root), '--content', copy.content);
  expect([result.status, result.stderr]).toEqual([status, expect.stringMatching(words)]);
  expect(result.stderr).not.toMatch(/\bE[A-Z]{4,}\b/);
  expect(result.stderr.trim().split('\n')).toHaveLength(1);
  expect(readdirSync(copy.root).sort()).toEqual(['content', 'track.gpx']);
});
