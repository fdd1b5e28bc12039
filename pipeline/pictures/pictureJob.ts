import type { Scene } from '../../schemas/types/authored.ts';
import type { CachedPicture } from './pictureCache.ts';

/** A picture to make: drawn from a scene, or cut from a photograph. */
export type PictureJob = {
  /** Collection and slug, such as `attractions/some-lake`: names the files. */
  readonly key: string;
  /** Key that seeds the drawing: that of the first name of a renamed record, so that its picture stays the same. */
  readonly seed?: string;
  /** Address of its JPEG original, such as `/images/a/b.jpg`, if that does not lie beside its other files. */
  readonly original?: string;
} & ({ readonly scene: Scene } | { readonly photo: { readonly file: string } });

/** One card of 1200x630 for shared links. */
export interface SocialCardJob {
  /** File name below images/social without its ending. */
  readonly name: string;
  readonly title: string;
  /** Key of the picture behind the title, or null where there is none. */
  readonly key: string | null;
}

/** Every picture and card of a guide. */
export interface PictureJobs {
  readonly pictures: readonly PictureJob[];
  readonly socialCards: readonly SocialCardJob[];
}

/** One published file of a picture. */
export interface PictureFile extends CachedPicture {
  /** Path at which it is published, such as `images/attractions/some-lake/card-400.webp`. */
  readonly path: string;
}

export interface RenderedPicture {
  readonly key: string;
  readonly files: PictureFile[];
}
