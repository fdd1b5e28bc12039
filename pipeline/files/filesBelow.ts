import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

/** Returns the paths of all files below a folder, relative to it and sorted. */
export function filesBelow(dir: string): string[] {
  const root = resolve(dir);
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(root.length + 1).replaceAll('\\', '/'))
    .sort();
}
