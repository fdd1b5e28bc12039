import { copyFileSync, constants, linkSync, lstatSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Gives a file a second name, or a copy where the disk cannot do that, in the place of what has that name. */
export function placeFile(source: string, target: string): void {
  const there = statSync(target, { throwIfNoEntry: false });
  if (there) {
    const { ino, dev } = statSync(source);
    if (there.ino === ino && there.dev === dev) return;
    rmSync(target, { recursive: true });
  } else makeFolder(dirname(target));
  try {
    linkSync(source, target);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error) || error.code === 'EEXIST') throw error;
    copyFileSync(source, target, constants.COPYFILE_EXCL);
  }
}

/** Makes a folder, in the place of a file that a folder of this name used to be. */
function makeFolder(folder: string): void {
  const there = lstatSync(folder, { throwIfNoEntry: false });
  if (there?.isDirectory()) return;
  if (there) rmSync(folder);
  else makeFolder(dirname(folder));
  mkdirSync(folder);
}
