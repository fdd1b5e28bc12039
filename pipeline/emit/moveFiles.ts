import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Moves everything in one folder into another and removes it; a folder that the other does not have moves whole. Throws
 * when a path is taken there.
 */
export function moveFiles(from: string, to: string): void {
  moveBelow(from, to, '');
  rmSync(from, { recursive: true });
}

function moveBelow(from: string, to: string, folder: string): void {
  for (const name of readdirSync(join(from, folder))) {
    const path = join(folder, name);
    const source = join(from, path);
    const target = join(to, path);
    if (!existsSync(target)) renameSync(source, target);
    else if (statSync(source).isDirectory() && statSync(target).isDirectory()) moveBelow(from, to, path);
    else throw new Error(`${path} is written twice: as published data and by the site`);
  }
}
