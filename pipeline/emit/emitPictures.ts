import { copyFileSync, constants, linkSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PictureJobs } from '../derive/pictureJobs.ts';
import { openPictureCache } from '../pictures/pictureCache.ts';
import type { PictureFile, PictureJob } from '../pictures/pictureJob.ts';
import { renderPictures } from '../pictures/renderPictures.ts';
import { renderSocialCards } from '../pictures/renderSocialCards.ts';
import type { ManifestEntry } from './writeManifest.ts';

export interface PictureFolders {
  /** Pictures of earlier builds, by the hash of what they were made from. */
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

/** Writes all variants of all pictures, the JPEG originals at their published addresses, and the social cards. */
export async function emitPictures(
  { pictures, socialCards }: PictureJobs,
  out: string,
  { siteName, photosDir, mastersDir, cacheDir, onProgress }: EmitPicturesOptions,
): Promise<ManifestEntry[]> {
  const cache = openPictureCache(cacheDir);
  const jobs = pictures.flatMap(({ key, scene, photo }): PictureJob[] => {
    if (photo) return [{ key, photo: { file: join(photosDir, photo.file) } }];
    return scene ? [{ key, scene }] : [];
  });
  const originals = new Map(pictures.map(({ key, original }) => [key, original.slice(1)]));
  const widePictures = new Map<string, string>();
  const entries: ManifestEntry[] = [];
  const publish = ({ source, sha256, bytes }: PictureFile, path: string): void => {
    place(source, join(out, path));
    entries.push({ path, sha256, size: bytes });
  };
  for (const { key, files } of await renderPictures(jobs, { cache, mastersDir, onProgress })) {
    for (const file of files) {
      publish(file, file.name === 'original.jpg' ? (originals.get(key) ?? file.path) : file.path);
      if (file.name === 'wide-1600.webp') widePictures.set(key, file.source);
    }
  }
  const cards = socialCards.flatMap(({ name, title, key }) => {
    const picture = widePictures.get(key ?? defaultPicture) ?? widePictures.get(defaultPicture);
    return picture ? [{ name, title, picture }] : [];
  });
  const cardFiles = await renderSocialCards(cards, { cache, productName: siteName });
  for (const file of cardFiles) publish(file, file.path);
  cache.prune();
  return entries;
}

/** A second name for a file of the cache, or a copy where the disk cannot do that: pictures are most of the bytes. */
function place(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  // Writing over a name that the cache shares would change the cache.
  rmSync(target, { force: true });
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target, constants.COPYFILE_FICLONE);
  }
}
