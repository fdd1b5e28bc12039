import type { Scene } from '#schemas/types/authored.ts';
import type { CachedPicture } from './pictureCache.ts';

/** A picture to make: drawn from a scene, or cut from a photograph. */
export type PictureJob = {
  /** Collection and slug, such as `attractions/some-lake`: names the files and seeds the drawing. */
  readonly key: string;
} & ({ readonly scene: Scene } | { readonly photo: { readonly file: string } });

/** One published file of a picture. */
export interface PictureFile extends CachedPicture {
  /** Where it is published, such as `images/attractions/some-lake/card-400.webp`. */
  readonly path: string;
}

export interface RenderedPicture {
  readonly key: string;
  readonly files: PictureFile[];
}
