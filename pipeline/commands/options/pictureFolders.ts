import { join, resolve } from 'node:path';
import type { PictureFolders } from '../../emit/emitPictures.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Where the pictures of a content folder come from, and the folder below `cache` in which they are kept. */
export function pictureFolders(content: string, cache = join(root, '.cache')): PictureFolders {
  return {
    cacheDir: join(cache, 'pictures'),
    mastersDir: join(root, 'pipeline/pictures/masters'),
    photosDir: join(content, 'photos'),
  };
}
