import { mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import sharp from 'sharp';
import type { Scene } from '../../schemas/types/authored.ts';
import { drawScene } from './drawScene.ts';
import { type Format, FORMATS, MASTER_WEBP, PASSING_MASTER_WEBP } from './formats.ts';
import { rasterize } from './rasterize.ts';
import type { Variant } from './pictureCache.ts';
import type { PhotoSource } from './pictureJob.ts';
import { variantsOfMasters, variantsOfPhoto } from './variants.ts';

export type PictureTask =
  | {
      readonly kind: 'master';
      readonly scene: Scene;
      readonly key: string;
      readonly format: Format;
      readonly file: string;
      /** True if it is kept in git, which is worth the time of making it small. */
      readonly isKept: boolean;
    }
  | { readonly kind: 'variants'; readonly masters: Readonly<Record<Format, string>>; readonly folder: string }
  | { readonly kind: 'photo'; readonly photo: PhotoSource; readonly folder: string };

// The pool already uses every core; threads inside each picture would only compete.
sharp.concurrency(1);

/** One piece of work of the worker pool. */
export default async function runPictureTask(task: PictureTask): Promise<Variant[]> {
  switch (task.kind) {
    case 'master':
      return [await drawMaster(task)];
    case 'variants':
      return variantsOfMasters(task.masters, task.folder);
    case 'photo':
      return variantsOfPhoto(task.photo, task.folder);
  }
}

async function drawMaster({
  scene,
  key,
  format,
  file,
  isKept,
}: Extract<PictureTask, { kind: 'master' }>): Promise<Variant> {
  const svg = drawScene(scene, { slug: key, ...FORMATS[format] });
  const temporary = `${file}.part`;
  await mkdir(dirname(file), { recursive: true });
  const bytes = await rasterize(svg)
    .webp(isKept ? MASTER_WEBP : PASSING_MASTER_WEBP)
    .toBuffer();
  await writeFile(temporary, bytes);
  await rename(temporary, file);
  return { name: basename(file), ...FORMATS[format], bytes: bytes.length };
}
