import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A file below some folder, with what it holds. */
export interface SealedFile {
  /** Relative to the folder, with forward slashes. */
  path: string;
  sha256: string;
  /** In bytes. */
  size: number;
}

/** The path with the hash and size of its bytes. */
export function seal(path: string, bytes: Buffer): SealedFile {
  return { path, sha256: createHash('sha256').update(bytes).digest('hex'), size: bytes.length };
}

/** Seals all files below the named parts of a folder, in order. */
export function sealFolders(folder: string, parts: readonly string[]): SealedFile[] {
  return parts
    .flatMap((part) => readdirSync(join(folder, part), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
    .map((path) => seal(path, readFileSync(join(folder, path))));
}
