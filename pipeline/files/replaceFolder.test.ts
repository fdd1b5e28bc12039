import { spawn } from 'node:child_process';
import fs, { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { entryOf, filesBelow } from './files.ts';
import { replaceFolder, writeManifest } from './replaceFolder.ts';

let root: string;
let out: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'replace-'));
  out = join(root, 'dist');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const entries = (dir: string) => filesBelow(dir).map((path) => entryOf(path, readFileSync(join(dir, path))));

function fillWith(text: string): (staging: string) => Promise<void> {
  return async (staging) => {
    writeFileSync(join(staging, 'index.html'), text);
    writeManifest(staging, entries(staging));
  };
}

const index = () => readFileSync(join(out, 'index.html'), 'utf8');
const failing = async (): Promise<void> => {
  throw new Error('disk full');
};

test('puts the new folder in the place of the old one and leaves nothing beside it', async () => {
  await replaceFolder(out, fillWith('old'));
  await replaceFolder(out, fillWith('new'));
  expect(index()).toBe('new');
  expect(readdirSync(root)).toEqual(['dist']);
});

test('a failure half way leaves the old folder as it was', async () => {
  await replaceFolder(out, fillWith('old'));
  const halfWay = async (staging: string): Promise<void> => {
    writeFileSync(join(staging, 'index.html'), 'half');
    await failing();
  };
  await expect(replaceFolder(out, halfWay)).rejects.toThrow('disk full');
  expect(index()).toBe('old');
  expect(readdirSync(root)).toEqual(['dist']);
});

test('a failure is told as such though a program writes into the folder while it is removed', async () => {
  const { rmSync: remove } = fs;
  vi.spyOn(fs, 'rmSync').mockImplementation((path, options) => {
    if (options?.maxRetries === 5) throw new Error(`ENOTEMPTY: directory not empty, rmdir '${String(path)}'`);
    remove(path, options);
  });
  syncBuiltinESMExports();
  try {
    await expect(replaceFolder(out, failing)).rejects.toThrow('disk full');
  } finally {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  }
  await replaceFolder(out, fillWith('new'));
  expect(readdirSync(root)).toEqual(['dist']);
});

test('a file, and a folder within a file, is no place for a build', async () => {
  writeFileSync(out, 'precious');
  for (const place of [out, join(out, 'within/it')])
    await expect(replaceFolder(place, fillWith('new'))).rejects.toThrow(
      `${out} is a file, but a folder is written: name another folder with --out.`,
    );
  expect(readFileSync(out, 'utf8')).toBe('precious');
});

test('leaves a folder alone that is no earlier build', async () => {
  mkdirSync(out);
  writeFileSync(join(out, 'thesis.txt'), 'precious');
  await expect(replaceFolder(out, fillWith('new'))).rejects.toThrow("it isn't a previous build");
  expect(readdirSync(out)).toEqual(['thesis.txt']);
  await expect(replaceFolder(process.cwd(), fillWith('new'))).rejects.toThrow('working folder');
});

test.each([
  ['a web manifest', JSON.stringify({ name: 'My app', icons: [] })],
  ['a list of other files', JSON.stringify({ files: ['a.txt'] })],
  ['no JSON', 'files'],
  ['null', 'null'],
])('a folder whose manifest.json is %s is left alone', async (_what, text) => {
  mkdirSync(out);
  writeFileSync(join(out, 'manifest.json'), text);
  writeFileSync(join(out, 'thesis.txt'), 'precious');
  await expect(replaceFolder(out, fillWith('new'))).rejects.toThrow("it isn't a previous build");
  expect(readFileSync(join(out, 'thesis.txt'), 'utf8')).toBe('precious');
});

test('an empty folder may be replaced', async () => {
  mkdirSync(out);
  await replaceFolder(out, fillWith('new'));
  expect(index()).toBe('new');
});

test('restores the old folder and clears the staging folder of a run that was killed', async () => {
  await replaceFolder(join(root, '.dist.previous'), fillWith('old'));
  // No process has an id this high.
  mkdirSync(join(root, '.dist.staging-99999999'));
  await expect(replaceFolder(out, failing)).rejects.toThrow('disk full');
  expect(index()).toBe('old');
  expect(readdirSync(root)).toEqual(['dist']);
});

test('leaves the staging folder of another user’s run, which answers a signal with EPERM', async () => {
  mkdirSync(join(root, '.dist.staging-4711'));
  mkdirSync(join(root, '.dist.staging-4712'));
  const kill = vi.spyOn(process, 'kill').mockImplementation((pid) => {
    throw Object.assign(new Error('refused'), { code: pid === 4711 ? 'EPERM' : 'ESRCH' });
  });
  await replaceFolder(out, fillWith('new')).finally(() => kill.mockRestore());
  expect(index()).toBe('new');
  expect(readdirSync(root)).toEqual(['.dist.staging-4711', 'dist']);
});

test('killed at any moment, the old or the new folder is whole after the next run', async () => {
  await replaceFolder(out, fillWith('0'));
  const module = join(import.meta.dirname, 'replaceFolder.ts');
  const program = `
    import { writeFileSync } from 'node:fs';
    import { setTimeout } from 'node:timers/promises';
    import { entryOf } from ${JSON.stringify(join(import.meta.dirname, 'files.ts'))};
    import { replaceFolder, writeManifest } from ${JSON.stringify(module)};
    console.log('ready');
    for (let i = 1; ; i += 1) {
      await replaceFolder(${JSON.stringify(out)}, async (staging) => {
        for (let n = 0; n < 20; n += 1) writeFileSync(staging + '/' + n + '.txt', String(i));
        writeFileSync(staging + '/index.html', String(i));
        await setTimeout(15);
        writeManifest(staging, [entryOf('index.html', Buffer.from(String(i)))]);
      });
    }`;
  for (const signal of ['SIGKILL', 'SIGTERM', 'SIGKILL', 'SIGINT', 'SIGKILL'] as const) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
    const ended = new Promise((resolve) => child.on('exit', resolve));
    await new Promise((resolve) => child.stdout.once('data', resolve));
    await setTimeout(20 + Math.random() * 80);
    child.kill(signal);
    await ended;
    await expect(replaceFolder(out, failing)).rejects.toThrow('disk full');
    const files = JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8')).files as { path: string }[];
    const build = index();
    for (const { path } of files) expect(readFileSync(join(out, path), 'utf8')).toBe(build);
    expect(readdirSync(root)).toEqual(['dist']);
  }
});
