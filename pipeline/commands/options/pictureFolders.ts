import { join, resolve } from 'node:path';
import type { PictureFolders } from '../../emit/emitPictures.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Returns the folder of the drawn pictures of a content folder, and their cache below `cache`. */
export function pictureFolders(content: string, cache = join(root, '.cache')): PictureFolders {
  return {
    cacheDir: join(cache, 'pictures'),
    mastersDir: join(root, 'pipeline/pictures/masters'),
    photosDir: join(content, 'photos'),
  };
}
