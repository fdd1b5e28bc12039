import { copyFileSync, constants, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PictureJobs } from '../derive/pictureJobs.ts';
import type { PictureJob } from '../pictures/pictureJob.ts';
import { renderPictures } from '../pictures/renderPictures.ts';
import { renderSocialCards } from '../pictures/renderSocialCards.ts';

export interface PictureFolders {
  /** Variants of earlier builds, by the hash of what they show. */
  cacheDir: string;
  /** Drawn pictures that are kept in git. */
  mastersDir: string;
  /** Photographs of the content. */
  photosDir: string;
}

interface EmitPicturesOptions extends PictureFolders {
  /** Name of the guide, written on social cards. */
  siteName: string;
  onProgress?: (done: number, total: number) => void;
}

/** Picture behind the title of a page that has none of its own. */
const defaultPicture = 'pages/home';

function copy(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  // A clone where the disk can do it: pictures are most of the bytes of a build.
  copyFileSync(source, target, constants.COPYFILE_FICLONE);
}

/** Writes all variants of all pictures, the JPEG originals at their published addresses, and the social cards. */
export async function emitPictures(
  { pictures, socialCards }: PictureJobs,
  out: string,
  { siteName, photosDir, onProgress, ...folders }: EmitPicturesOptions,
): Promise<void> {
  const jobs = pictures.flatMap(({ key, scene, photo }): PictureJob[] => {
    if (photo) return [{ key, photo: { file: join(photosDir, photo.file) } }];
    return scene ? [{ key, scene }] : [];
  });
  const originals = new Map(pictures.map(({ key, original }) => [key, original]));
  const widePictures = new Map<string, string>();
  for (const { key, files } of await renderPictures(jobs, { ...folders, onProgress })) {
    for (const { path, source } of files) {
      const target = path.endsWith('/original.jpg') ? (originals.get(key) ?? path) : path;
      copy(source, join(out, target));
      if (path.endsWith('/wide-1600.webp')) widePictures.set(key, source);
    }
  }
  const cards = socialCards.flatMap(({ name, title, key }) => {
    const picture = widePictures.get(key ?? defaultPicture) ?? widePictures.get(defaultPicture);
    return picture ? [{ name, title, picture }] : [];
  });
  const cardFiles = await renderSocialCards(cards, { cacheDir: folders.cacheDir, productName: siteName });
  for (const { path, source } of cardFiles) copy(source, join(out, path));
}
