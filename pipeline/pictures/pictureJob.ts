import type { Scene } from '../../schemas/types/authored.ts';
import type { CachedPicture } from './pictureCache.ts';

/** A photograph to cut. */
export interface PhotoSource {
  readonly file: string;
  /** 3:2 for one that stands beside the drawings; left out for one that takes the place of a drawing. */
  readonly shape?: '3:2';
}

/** A picture to make: drawn from a scene, or cut from a photograph. */
export type PictureJob = {
  /** Collection and slug, such as `attractions/some-lake`: names the files. */
  readonly key: string;
  /** Key that seeds the drawing: that of the first name of a renamed record, so that its picture stays the same. */
  readonly seed?: string;
  /** Address of its JPEG original, such as `/images/a/b.jpg`, if that does not lie beside its other files. */
  readonly original?: string;
} & ({ readonly scene: Scene } | { readonly photo: PhotoSource });

/** One card of 1200x630 for shared links. */
export interface SocialCardJob {
  /** File name below images/social without its ending. */
  readonly name: string;
  readonly title: string;
  /** Key of the picture behind the title, or null where there is none. */
  readonly key: string | null;
}

/** A square icon with the sign of the guide, for systems on which it is installed. */
export interface IconJob {
  /** Path at which it is published, such as `icons/sign-192.png`. */
  readonly path: string;
  /** Width and height in pixels. */
  readonly size: number;
  /** The system cuts its own shape: leaves so much room around the sign that nothing of it is lost. */
  readonly purpose: 'any' | 'maskable';
  /** A line on a square of 32 by 32, and its colours. */
  readonly sign: { readonly path: string; readonly color: string; readonly background: string };
}

/** Every picture, card and icon of a guide. */
export interface PictureJobs {
  readonly pictures: readonly PictureJob[];
  readonly socialCards: readonly SocialCardJob[];
  readonly icons: readonly IconJob[];
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
