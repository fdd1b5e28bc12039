import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { entryOf, type ManifestEntry } from './manifest.ts';
import type { PublishedFile } from './publishedFile.ts';
import { writeFile } from './writeFile.ts';

/** A file as it lies in its folder now. */
export interface WrittenFile {
  entry: ManifestEntry;
  /** True if the file is new or had other bytes. */
  isChanged: boolean;
}

/** Writes files below a folder and leaves alone those whose bytes are the same. */
export function writeFiles(dir: string, files: readonly PublishedFile[]): WrittenFile[] {
  /** Folders that exist; true for those made just now, which are empty. */
  const isNew = new Map<string, boolean>();
  return files.map(({ path, text }) => {
    const target = join(dir, path);
    const bytes = Buffer.from(text);
    const entry = entryOf(path, bytes);
    const folder = dirname(target);
    if (!isNew.has(folder)) isNew.set(folder, mkdirSync(folder, { recursive: true }) !== undefined);
    if (!isNew.get(folder)) {
      if (holds(target, bytes)) return { entry, isChanged: false };
      // A hard link in another folder keeps the old bytes.
      rmSync(target, { force: true });
    }
    writeFile(target, bytes);
    return { entry, isChanged: true };
  });
}

/** Returns the paths of the files whose bytes are new. */
export function changedPaths(written: readonly WrittenFile[]): string[] {
  return written.flatMap(({ entry, isChanged }) => (isChanged ? [entry.path] : []));
}

/** Returns true if a file exists and has exactly these bytes. */
function holds(file: string, bytes: Buffer): boolean {
  try {
    return readFileSync(file).equals(bytes);
  } catch {
    return false;
  }
}
