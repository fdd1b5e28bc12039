import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import type { Scene } from '../../schemas/types/authored.ts';
import { drawScene } from './drawScene.ts';
import { type Format, FORMATS } from './formats.ts';
import { rasterize } from './rasterize.ts';
import type { Variant } from './pictureCache.ts';
import type { PhotoSource } from './pictureJob.ts';
import { variantsOfPhoto, writeCrop, writeOriginal } from './variants.ts';

/** A piece of work on a picture; its files go into the folder. */
export type PictureTask = { readonly folder: string } & (
  | {
      readonly kind: 'draw';
      readonly scene: Scene;
      readonly key: string;
      readonly format: Format;
      readonly effort: number;
    }
  | { readonly kind: 'original'; readonly wide: string }
  | { readonly kind: 'photo'; readonly photo: PhotoSource }
);

// The pool already uses every core; threads inside each picture would only compete.
sharp.concurrency(1);

/** One piece of work of the worker pool. */
export default async function runPictureTask(task: PictureTask): Promise<Variant[]> {
  await mkdir(task.folder, { recursive: true });
  switch (task.kind) {
    case 'draw': {
      const svg = drawScene(task.scene, { slug: task.key, ...FORMATS[task.format] });
      return writeCrop(rasterize(svg), task.format, task.folder, task.effort);
    }
    case 'original':
      return [await writeOriginal(task.wide, task.folder)];
    case 'photo':
      return variantsOfPhoto(task.photo, task.folder);
  }
}
