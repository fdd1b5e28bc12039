import { copyFileSync, constants, linkSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Gives a file a second name, or a copy where the disk cannot do that. Throws EEXIST when the name is taken. */
export function placeFile(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  try {
    linkSync(source, target);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error) || error.code === 'EEXIST') throw error;
    copyFileSync(source, target, constants.COPYFILE_EXCL);
  }
}
