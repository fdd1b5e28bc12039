import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { type ManifestEntry, withPath, writeFile } from './files.ts';

/** Name of the list of files in a finished build. */
export const manifestName = 'manifest.json';

/** Writes manifest.json, sorted by path. */
export function writeManifest(dir: string, entries: readonly ManifestEntry[]): void {
  const files = entries
    .map(({ path, sha256, size }) => ({ path, sha256, size }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  writeFile(join(dir, manifestName), `${JSON.stringify({ files })}\n`);
}

/** Returns true if a build wrote this folder: its manifest lists files with their hashes, which no web manifest does. */
function isFinishedBuild(dir: string): boolean {
  try {
    const text = readFileSync(join(dir, manifestName), 'utf8');
    const { files } = JSON.parse(text) as { files?: Partial<ManifestEntry>[] };
    return Array.isArray(files) && files.every(({ path, sha256 }) => Boolean(path) && sha256?.length === 64);
  } catch {
    return false;
  }
}

/**
 * Fills a folder beside `out` and, once it is complete, puts it in the place of `out`. When filling fails or is
 * interrupted, `out` stays as it was. Removes what an earlier interrupted run left behind first.
 * Throws if `out` holds anything but an earlier build.
 */
export async function replaceFolder(out: string, fill: (staging: string) => Promise<void>): Promise<void> {
  const target = resolve(out);
  const beside = (suffix: string) => join(dirname(target), `.${basename(target)}.${suffix}`);
  const previous = beside('previous');
  assertFolders(target);
  recover(target, previous, beside('staging-'));
  assertReplaceable(target);
  const staging = beside(`staging-${process.pid}`);
  try {
    rmSync(staging, { recursive: true, force: true });
    makeFolder(staging);
    await fill(staging);
    if (existsSync(target)) renameSync(target, previous);
    renameSync(staging, target);
  } catch (error) {
    if (existsSync(previous) && !existsSync(target)) renameSync(previous, target);
    removeQuietly(staging);
    throw withPath(error, target);
  }
  rmSync(previous, { recursive: true, force: true });
}

/** Removes a half-filled folder. A program that fills it may still be ending; the next run removes what it then writes. */
function removeQuietly(staging: string): void {
  try {
    rmSync(staging, { recursive: true, force: true, maxRetries: 5 });
  } catch {
    // The error that led here is reported, not this one.
  }
}

/** Makes a folder and those above it. Node's own recursive call never ends, or tells another reason, where none can be made. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/** Throws when the target, or a folder in which it lies, is a file. */
function assertFolders(target: string): void {
  for (let path = target; ; path = dirname(path)) {
    const entry = statSync(path, { throwIfNoEntry: false });
    if (entry?.isDirectory() || path === dirname(path)) return;
    if (entry) throw new Error(`${path} is a file, but a folder is written: name another folder with --out.`);
  }
}

/** Puts back the old folder if a run was killed between the two renames, and removes staging folders of dead runs. */
function recover(target: string, previous: string, staging: string): void {
  if (existsSync(previous)) {
    if (existsSync(target)) rmSync(previous, { recursive: true });
    else renameSync(previous, target);
  }
  const parent = dirname(target);
  for (const name of existsSync(parent) ? readdirSync(parent) : []) {
    const path = join(parent, name);
    if (path.startsWith(staging) && !isRunning(Number(path.slice(staging.length))))
      rmSync(path, { recursive: true, maxRetries: 5 });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function assertReplaceable(target: string): void {
  const holdsWorkingFolder = !relative(target, process.cwd()).startsWith('..');
  if (holdsWorkingFolder) throw new Error(`${target} holds the working folder and cannot be an out folder`);
  if (!existsSync(target) || readdirSync(target).length === 0 || isFinishedBuild(target)) return;
  throw new Error(
    `${target} is not empty, and its ${manifestName} is missing or not that of a build: it isn't a previous build, so it was left untouched`,
  );
}
