import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
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

/**
 * Writes manifest.json: every other file below the folder, sorted by path. Files whose entry is `known`, since somebody
 * has just read or written their bytes, are not read again.
 */
export function writeManifest(dir: string, known: readonly ManifestEntry[] = []): void {
  const entries = new Map(known.map((entry) => [entry.path, entry]));
  const files = filesBelow(dir).map((path) => {
    const { sha256, size } = entries.get(path) ?? entryOf(path, readFileSync(join(dir, path)));
    return { path, sha256, size };
  });
  writeFile(join(dir, manifestName), `${JSON.stringify({ files })}\n`);
}

/** Whether a folder was written by a build: its manifest lists files with their hashes, as no web manifest does. */
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

/** The entry of a file that holds these bytes. */
export function entryOf(path: string, bytes: Buffer): ManifestEntry {
  return { path, sha256: createHash('sha256').update(bytes).digest('hex'), size: bytes.length };
}
