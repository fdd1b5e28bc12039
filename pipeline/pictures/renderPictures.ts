import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Format, FORMAT_NAMES, PASSING_MASTER_WEBP } from './formats.ts';
import { hasFreshMasters, masterFile, readManifest, type SceneJob } from './masters.ts';
import { contentHash, sceneHash, variantsHash } from './pictureHash.ts';
import type { PhotoSource, PictureJob, RenderedPicture } from './pictureJob.ts';
import type { CachedPicture, PictureCache } from './pictureCache.ts';
import { type RunPictureTask, withPicturePool } from './picturePool.ts';

export interface RenderOptions {
  /** Folder of the files of this and earlier builds. */
  readonly cache: PictureCache;
  /** The drawn masters that are kept in git. */
  readonly mastersDir: string;
  readonly onProgress?: (done: number, total: number) => void;
}

type Masters = Readonly<Record<Format, string>>;

/**
 * Makes the published files of all pictures. What the cache holds is taken from there; small variants
 * are made from the masters in git; only a picture without fresh masters is drawn (into the cache).
 */
export async function renderPictures(
  jobs: readonly PictureJob[],
  { cache, mastersDir, onProgress }: RenderOptions,
): Promise<RenderedPicture[]> {
  const manifest = readManifest(mastersDir);
  let done = 0;
  return withPicturePool((run) =>
    Promise.all(
      jobs.map(async (job) => {
        const variants =
          'photo' in job
            ? await photoVariants(job.photo, cache, run)
            : await masterVariants(
                hasFreshMasters(job, mastersDir, manifest)
                  ? mastersInGit(job, mastersDir)
                  : await drawnMasters(job, cache, run),
                cache,
                run,
              );
        onProgress?.(++done, jobs.length);
        return { key: job.key, files: variants.map((file) => ({ ...file, path: pathOf(job, file) })) };
      }),
    ),
  );
}

function pathOf({ key, original }: PictureJob, { name }: CachedPicture): string {
  return name === 'original.jpg' && original ? original.slice(1) : `images/${key}/${name}`;
}

function photoVariants(
  photo: PhotoSource,
  cache: PictureCache,
  run: RunPictureTask,
): Promise<CachedPicture[]> {
  const hash = variantsHash(readFileSync(photo.file), ...(photo.shape ? [photo.shape] : []));
  return cache.get(hash, (folder) => run({ kind: 'photo', photo, folder }));
}

function masterVariants(
  masters: Masters,
  cache: PictureCache,
  run: RunPictureTask,
): Promise<CachedPicture[]> {
  const hash = variantsHash(...FORMAT_NAMES.map((format) => readFileSync(masters[format])));
  return cache.get(hash, (folder) => run({ kind: 'variants', masters, folder }));
}

function mastersInGit({ key }: SceneJob, mastersDir: string): Masters {
  return { card: masterFile(mastersDir, key, 'card'), wide: masterFile(mastersDir, key, 'wide') };
}

async function drawnMasters(job: SceneJob, cache: PictureCache, run: RunPictureTask): Promise<Masters> {
  const { key, seed = key, scene } = job;
  const drawn = await cache.get(
    contentHash('masters', JSON.stringify(PASSING_MASTER_WEBP), sceneHash(job)),
    async (folder) => {
      const draw = (format: Format) =>
        run({
          kind: 'master',
          scene,
          key: seed,
          format,
          file: join(folder, `${format}.webp`),
          isKept: false,
        });
      return (await Promise.all(FORMAT_NAMES.map(draw))).flat();
    },
  );
  const sourceOf = (format: Format) =>
    drawn.find(({ name }) => name === `${format}.webp`)?.source ?? `${key}.${format} was not drawn`;
  return { card: sourceOf('card'), wide: sourceOf('wide') };
}
