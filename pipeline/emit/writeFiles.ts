import { linkSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from './filesBelow.ts';
import { entryOf, type ManifestEntry } from './manifest.ts';
import type { PublishedFile } from './publishedFile.ts';
import { writeFile } from './writeFile.ts';

/** A file as it lies in its folder now. */
export interface WrittenFile {
  entry: ManifestEntry;
  /** Whether other bytes lay there, or none. */
  isChanged: boolean;
}

/**
 * Writes files below a folder and leaves alone those whose bytes are the same. A file that a `previous` folder holds
 * with the same bytes gets a second name instead of being written again: that folder is about to be removed.
 */
export function writeFiles(
  dir: string,
  files: readonly PublishedFile[],
  previous: string | null = null,
): WrittenFile[] {
  /** Folders made sure of, and whether they were made just now, so that nothing can lie in them. */
  const isNew = new Map<string, boolean>();
  return files.map(({ path, text }) => {
    const target = join(dir, path);
    const bytes = Buffer.from(text);
    const entry = entryOf(path, bytes);
    const folder = dirname(target);
    if (!isNew.has(folder)) isNew.set(folder, mkdirSync(folder, { recursive: true }) !== undefined);
    if (!isNew.get(folder) && holds(target, bytes)) return { entry, isChanged: false };
    const old = previous === null ? null : join(previous, path);
    const isShared = old !== null && holds(old, bytes) && link(old, target);
    if (!isShared) writeFile(target, bytes);
    return { entry, isChanged: true };
  });
}

/** Paths of the files whose bytes are new. */
export function changedPaths(written: readonly WrittenFile[]): string[] {
  return written.flatMap(({ entry, isChanged }) => (isChanged ? [entry.path] : []));
}

/** Whether a file is there and holds just that. */
function holds(file: string, bytes: Buffer): boolean {
  try {
    return readFileSync(file).equals(bytes);
  } catch {
    return false;
  }
}

/** Gives a file a second name; false where that name is taken or the disk cannot do that. */
function link(file: string, name: string): boolean {
  try {
    linkSync(file, name);
    return true;
  } catch {
    return false;
  }
}

/** Removes every file below a folder that is not one of the given. Returns the paths removed. */
export function removeOthers(dir: string, files: readonly PublishedFile[]): string[] {
  const keep = new Set(files.map(({ path }) => path));
  const others = filesBelow(dir).filter((path) => !keep.has(path));
  for (const path of others) rmSync(join(dir, path));
  return others;
}
