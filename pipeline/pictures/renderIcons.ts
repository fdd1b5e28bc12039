import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureCache } from './pictureCache.ts';
import { contentHash } from './pictureHash.ts';
import type { IconJob, PictureFile } from './pictureJob.ts';

const fileName = 'icon.png';
/** Raise it when the layout below changes, so that cached icons are made anew. */
const layout = 1;

/** Makes the icons with which systems show the installed guide. */
export async function renderIcons(jobs: readonly IconJob[], cache: PictureCache): Promise<PictureFile[]> {
  const made = jobs.map(async (job) => {
    const { path, size, purpose, sign } = job;
    const hash = contentHash(
      'icon',
      String(layout),
      String(size),
      purpose,
      sign.path,
      sign.color,
      sign.background,
    );
    const files = await cache.get(hash, async (folder) => {
      const { drawIcon } = await import('./drawIcon.ts');
      const bytes = await drawIcon(job);
      await writeFile(join(folder, fileName), bytes);
      return [{ name: fileName, width: size, height: size, bytes: bytes.length }];
    });
    return files.map((file) => ({ ...file, path }));
  });
  return (await Promise.all(made)).flat();
}
