import { openPictureCache } from './pictureCache.ts';
import type { PictureFile, PictureJobs } from './pictureJob.ts';
import { renderIcons } from './renderIcons.ts';
import { renderPictures } from './renderPictures.ts';
import { renderSocialCards } from './renderSocialCards.ts';

export interface MakeOptions {
  /** Pictures of earlier builds, by the hash of what they were made from. */
  readonly cacheDir: string;
  /** Drawn pictures that are kept in git. */
  readonly mastersDir: string;
  /** Name of the guide, written on social cards. */
  readonly siteName: string;
  /** Key of the picture behind the title of a page that has none of its own. */
  readonly defaultPicture: string;
  readonly onProgress?: (done: number, total: number) => void;
}

/** Makes all variants of all pictures, their JPEG originals, the social cards and the icons, or finds them in the cache. */
export async function makePictures(
  jobs: PictureJobs,
  { cacheDir, mastersDir, siteName, defaultPicture, onProgress }: MakeOptions,
): Promise<PictureFile[]> {
  const cache = openPictureCache(cacheDir);
  const pictures = await renderPictures(jobs.pictures, { cache, mastersDir, onProgress });
  const widePictures = new Map(
    pictures.flatMap(({ key, files }) =>
      files.filter(({ name }) => name === 'wide-1600.webp').map((file) => [key, file] as const),
    ),
  );
  const cards = jobs.socialCards.flatMap(({ name, title, key }) => {
    const picture = widePictures.get(key ?? defaultPicture) ?? widePictures.get(defaultPicture);
    return picture ? [{ name, title, picture }] : [];
  });
  const cardFiles = await renderSocialCards(cards, { cache, productName: siteName });
  const icons = await renderIcons(jobs.icons, cache);
  cache.prune();
  return [...pictures.flatMap(({ files }) => files), ...cardFiles, ...icons];
}
