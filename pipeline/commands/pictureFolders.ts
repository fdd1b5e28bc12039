import { join, resolve } from 'node:path';
import type { PictureFolders } from '../emit/emitPictures.ts';

const root = resolve(import.meta.dirname, '../..');

/** Where the pictures of a content folder come from and are kept. */
export function pictureFolders(content: string): PictureFolders {
  return {
    cacheDir: join(root, '.cache/pictures'),
    mastersDir: join(root, 'pipeline/pictures/masters'),
    photosDir: join(content, 'photos'),
  };
}
