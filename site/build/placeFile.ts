import { copyFileSync, constants, linkSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Gives a file a second name, or a copy where the disk cannot do that, in the place of what has that name. */
export function placeFile(source: string, target: string): void {
  const there = statSync(target, { throwIfNoEntry: false });
  if (there) {
    const { ino, dev } = statSync(source);
    if (there.ino === ino && there.dev === dev) return;
    rmSync(target, { recursive: true });
  } else mkdirSync(dirname(target), { recursive: true });
  try {
    linkSync(source, target);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error) || error.code === 'EEXIST') throw error;
    copyFileSync(source, target, constants.COPYFILE_EXCL);
  }
}
