import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { PublishedFile } from './publishedFile.ts';

/**
 * Writes files below a folder and leaves alone those whose bytes are the same. Returns the paths that changed. A file
 * that a `previous` folder holds with the same bytes gets a second name instead of being written again: that folder is
 * about to be removed.
 */
export function writeFiles(
  dir: string,
  files: readonly PublishedFile[],
  previous: string | null = null,
): string[] {
  /** Folders made sure of, and whether they were made just now, so that nothing can lie in them. */
  const isNew = new Map<string, boolean>();
  return files.flatMap(({ path, text }) => {
    const target = join(dir, path);
    const folder = dirname(target);
    if (!isNew.has(folder)) isNew.set(folder, mkdirSync(folder, { recursive: true }) !== undefined);
    if (!isNew.get(folder) && holds(target, text)) return [];
    const old = previous === null ? null : join(previous, path);
    const isShared = old !== null && !existsSync(target) && holds(old, text) && link(old, target);
    if (!isShared) writeFileSync(target, text);
    return [path];
  });
}

/** Whether a file is there and says just that. */
function holds(file: string, text: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8') === text;
}

/** Gives a file a second name; false where the disk cannot do that. */
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

/** Paths of all files below a folder, relative to it and sorted. */
export function filesBelow(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}
