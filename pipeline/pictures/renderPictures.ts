import { readFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Format, FORMAT_NAMES, PASSING_EFFORT } from './formats.ts';
import { freshMasters, masterFile, readManifest, type SceneJob } from './masters.ts';
import { sceneHash, variantsHash } from './pictureHash.ts';
import type { PhotoSource, PictureJob, RenderedPicture } from './pictureJob.ts';
import type { CachedPicture, PictureCache, Variant } from './pictureCache.ts';
import { type RunPictureTask, withPicturePool } from './picturePool.ts';

export interface RenderOptions {
  /** Folder of the files of this and earlier builds. */
  readonly cache: PictureCache;
  /** The drawn masters that are kept in git. */
  readonly mastersDir: string;
  readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Makes the published files of all pictures. What the cache holds is taken from there; drawings are copied from
 * the masters in git; only a picture without fresh masters is drawn (into the cache).
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
        const masters = 'photo' in job ? null : freshMasters(job, mastersDir, manifest);
        const variants =
          'photo' in job
            ? await photoVariants(job.photo, cache, run)
            : masters
              ? await keptVariants(job, masters, mastersDir, cache, run)
              : await drawnVariants(job, cache, run);
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

function keptVariants(
  job: SceneJob,
  masters: readonly Variant[],
  mastersDir: string,
  cache: PictureCache,
  run: RunPictureTask,
): Promise<CachedPicture[]> {
  const hash = variantsHash(sceneHash(job), ...masters.map(({ bytes }) => String(bytes)));
  return cache.get(hash, async (folder) => {
    const copies = masters.map(({ name }) =>
      copyFile(masterFile(mastersDir, job.key, name), join(folder, name)),
    );
    await Promise.all(copies);
    return [...masters, ...(await run({ kind: 'original', wide: join(folder, 'wide-1600.webp'), folder }))];
  });
}

function drawnVariants(job: SceneJob, cache: PictureCache, run: RunPictureTask): Promise<CachedPicture[]> {
  const { key, seed = key, scene } = job;
  return cache.get(variantsHash(sceneHash(job)), async (folder) => {
    const draw = (format: Format) =>
      run({ kind: 'draw', scene, key: seed, format, effort: PASSING_EFFORT, folder });
    const drawn = await Promise.all(FORMAT_NAMES.map(draw));
    return [
      ...drawn.flat(),
      ...(await run({ kind: 'original', wide: join(folder, 'wide-1600.webp'), folder })),
    ];
  });
}
