import { mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** Marks a cache folder as used now. */
export function touchFolder(folder: string): void {
  const now = new Date();
  utimesSync(folder, now, now);
}

/** Keeps the folders of `parent` that were used last, and removes the others. */
export function keepNewest(parent: string, count: number): void {
  mkdirSync(parent, { recursive: true });
  const folders = readdirSync(parent)
    .map((name) => join(parent, name))
    .map((path) => ({ path, usedAt: statSync(path).mtimeMs }))
    .sort((a, b) => b.usedAt - a.usedAt);
  for (const { path } of folders.slice(count)) rmSync(path, { recursive: true, force: true });
}
