import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { writeFile } from './writeFile.ts';

/** Writes a new file and renames it, so that a full disk leaves the old file. Makes its folder if needed. */
export function replaceFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const fresh = join(dirname(path), `.${basename(path)}.new`);
  try {
    writeFile(fresh, text);
    renameSync(fresh, path);
  } finally {
    rmSync(fresh, { force: true });
  }
}
