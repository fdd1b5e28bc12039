import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './filesBelow.ts';
import { writeFile } from './writeFile.ts';

/** Name of the manifest; a folder that holds one with our list of files is a finished build. */
export const manifestName = 'manifest.json';

/** A file of a finished build. */
export interface ManifestEntry {
  /** Relative to the folder, with forward slashes. */
  path: string;
  sha256: string;
  /** In bytes. */
  size: number;
}

/** Writes manifest.json, sorted by path: the given files, or every other one below the folder. */
export function writeManifest(dir: string, entries: readonly ManifestEntry[] = entriesBelow(dir)): void {
  const files = entries
    .map(({ path, sha256, size }) => ({ path, sha256, size }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  rmSync(join(dir, manifestName), { force: true });
  writeFile(join(dir, manifestName), `${JSON.stringify({ files })}\n`);
}

function entriesBelow(dir: string): ManifestEntry[] {
  return filesBelow(dir).map((path) => entryOf(path, readFileSync(join(dir, path))));
}

/**
 * Returns true if a build wrote this folder: its manifest lists files with their hashes, which no web manifest does.
 */
export function isFinishedBuild(dir: string): boolean {
  const file = join(dir, manifestName);
  if (!existsSync(file)) return false;
  try {
    const { files } = JSON.parse(readFileSync(file, 'utf8')) as { files?: Partial<ManifestEntry>[] };
    return Array.isArray(files) && files.every(({ path, sha256 }) => Boolean(path) && sha256?.length === 64);
  } catch {
    return false;
  }
}

/** Returns the entry of a file that holds these bytes. */
export function entryOf(path: string, bytes: Buffer): ManifestEntry {
  return { path, sha256: createHash('sha256').update(bytes).digest('hex'), size: bytes.length };
}
