import { copyFileSync, constants, linkSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makePictures } from 'larch-pictures';
import type { PictureJobs } from 'larch-pictures';
import type { ManifestEntry } from '../files/files.ts';

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

/** Writes all variants of all pictures, the JPEG originals at their published addresses, the social cards and the icons. */
export async function emitPictures(
  { pictures, ...others }: PictureJobs,
  out: string,
  { photosDir, ...options }: EmitPicturesOptions,
): Promise<ManifestEntry[]> {
  const jobs = pictures.map((job) =>
    'photo' in job ? { ...job, photo: { ...job.photo, file: join(photosDir, job.photo.file) } } : job,
  );
  const files = await makePictures({ pictures: jobs, ...others }, { ...options, defaultPicture });
  for (const folder of new Set(files.map(({ path }) => dirname(path))))
    mkdirSync(join(out, folder), { recursive: true });
  for (const { source, path } of files) place(source, join(out, path));
  return files.map(({ path, sha256, bytes }) => ({ path, sha256, size: bytes }));
}

/**
 * Links a file of the cache, or copies it if the disk has no links. Links save space because pictures are most of the
 * bytes.
 */
function place(source: string, target: string): void {
  const there = statSync(target, { throwIfNoEntry: false });
  if (there) {
    const { ino, dev } = statSync(source);
    if (there.ino === ino && there.dev === dev) return;
    // Writing over a name that the cache shares would change the cache.
    rmSync(target);
  }
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target, constants.COPYFILE_FICLONE);
  }
}
