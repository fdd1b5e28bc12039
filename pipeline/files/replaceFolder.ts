import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { isFinishedBuild, manifestName } from './manifest.ts';
import { withPath } from './writeFile.ts';

/**
 * Fills a folder beside `out` and, once it is complete, puts it in the place of `out`. When filling fails or is
 * interrupted, `out` stays as it was. Removes what an earlier interrupted run left behind first.
 * Throws if `out` holds anything but an earlier build.
 */
export async function replaceFolder(out: string, fill: (staging: string) => Promise<void>): Promise<void> {
  const target = resolve(out);
  const previous = besideName(target, 'previous');
  assertFolders(target);
  recover(target, previous);
  assertReplaceable(target);
  const staging = besideName(target, `staging-${process.pid}`);
  // Before there is a folder to clear: a signal may come at once.
  const stopWatching = clearOnSignal(staging);
  try {
    makeFolder(staging);
    await fill(staging);
    swap(staging, target, previous);
  } catch (error) {
    clear(staging);
    throw withPath(error, target);
  } finally {
    setTimeout(stopWatching, signalDelay).unref();
  }
  rmSync(previous, { recursive: true, force: true });
}

/** Half-filled folders that programs may still be writing into; they are removed once more when this process ends. */
const unfinished = new Set<string>();

/**
 * Removes a half-filled folder. Programs that fill it may still be ending and may write into it again, so that is tried
 * several times and once more when this process ends; the failure that led here is told, not that of the removal.
 */
function clear(staging: string): void {
  if (unfinished.size === 0) process.once('exit', removeUnfinished);
  unfinished.add(staging);
  remove(staging, 5);
}

function removeUnfinished(): void {
  for (const staging of unfinished) remove(staging, 0);
}

function remove(staging: string, maxRetries: number): void {
  try {
    rmSync(staging, { recursive: true, force: true, maxRetries });
  } catch {
    // The next run removes what is left.
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

function besideName(target: string, suffix: string): string {
  return join(dirname(target), `.${basename(target)}.${suffix}`);
}

/** Puts back the old folder if a run was killed between the two renames, and removes staging folders of dead runs. */
function recover(target: string, previous: string): void {
  if (existsSync(previous)) {
    if (existsSync(target)) rmSync(previous, { recursive: true });
    else renameSync(previous, target);
  }
  const parent = dirname(target);
  if (!existsSync(parent)) return;
  const prefix = `.${basename(target)}.staging-`;
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(prefix) || isRunning(Number(name.slice(prefix.length)))) continue;
    // A program of that run may still be ending.
    rmSync(join(parent, name), { recursive: true, maxRetries: 5 });
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
  if (!existsSync(target)) return;
  if (readdirSync(target).length === 0 || isFinishedBuild(target)) return;
  throw new Error(
    `${target} is not empty, and its ${manifestName} is missing or not that of a build: it is no earlier build and is left alone`,
  );
}

/**
 * Swaps the folders by two renames with nothing between them. If the second fails, it undoes the first. A signal
 * waits until both are done. A kill does not wait: it leaves the old folder under its other name, and the next run
 * restores it.
 */
function swap(staging: string, target: string, previous: string): void {
  if (existsSync(target)) renameSync(target, previous);
  try {
    renameSync(staging, target);
  } catch (error) {
    if (existsSync(previous)) renameSync(previous, target);
    throw error;
  }
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Milliseconds in which a signal reaches its listener. One that comes when its listener has just gone is lost. */
const signalDelay = 100;

/** Half-filled folders of this process. */
const filling = new Set<string>();

/** Removes the half-filled folders when the process is told to end, and lets it end. */
function endCleanly(signal: NodeJS.Signals): void {
  for (const one of signals) process.off(one, endCleanly);
  for (const staging of filling) rmSync(staging, { recursive: true, force: true, maxRetries: 3 });
  process.kill(process.pid, signal);
}

/** Has a signal remove a half-filled folder. Returns how to stop that. */
function clearOnSignal(staging: string): () => void {
  if (filling.size === 0) for (const signal of signals) process.on(signal, endCleanly);
  filling.add(staging);
  return () => {
    filling.delete(staging);
    if (filling.size === 0) for (const signal of signals) process.off(signal, endCleanly);
  };
}
