import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from './writeFiles.ts';

/** Moves all files of one folder into another and removes it. Throws when a path is taken there. */
export function moveFiles(from: string, to: string): void {
  for (const path of filesBelow(from)) {
    const target = join(to, path);
    if (existsSync(target)) throw new Error(`${path} is written twice: as published data and by the site`);
    mkdirSync(dirname(target), { recursive: true });
    renameSync(join(from, path), target);
  }
  rmSync(from, { recursive: true });
}
