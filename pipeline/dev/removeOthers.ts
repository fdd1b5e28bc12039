import { readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Removes every file below a folder that is not one of the given, and every folder that is empty then. Returns the paths of the files. */
export function removeOthers(dir: string, files: readonly { path: string }[]): string[] {
  const keep = new Set(files.map(({ path }) => path));
  const removed: string[] = [];
  const visit = (folder: string): boolean => {
    let isEmpty = true;
    for (const entry of readdirSync(join(dir, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (visit(path)) rmdirSync(join(dir, path));
        else isEmpty = false;
      } else if (keep.has(path)) isEmpty = false;
      else {
        rmSync(join(dir, path));
        removed.push(path);
      }
    }
    return isEmpty;
  };
  visit('');
  return removed;
}
