import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { withoutDay } from '#schemas/rules/offline/pageDay.ts';

/** A file below some folder, with what it holds. */
export interface SealedFile {
  /** Relative to the folder, with forward slashes. */
  path: string;
  sha256: string;
  /** In bytes. */
  size: number;
}

/** A page, with the hash of its text without the day of the build: see `withoutDay`. */
export interface SealedPage extends SealedFile {
  textSha256: string;
}

/** Returns a path with the hash and size of its bytes. */
export function seal(path: string, bytes: Buffer): SealedFile {
  return { path, sha256: sha256(bytes), size: bytes.length };
}

/** Returns the same for a page. */
export function sealPage(path: string, html: string): SealedPage {
  return { ...seal(path, Buffer.from(html)), textSha256: sha256(withoutDay(html)) };
}

function sha256(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex');
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
