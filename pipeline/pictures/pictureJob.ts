import type { Scene } from '#schemas/types/authored.ts';

/** A picture to make: drawn from a scene, or cut from a photograph. */
export type PictureJob = {
  /** Collection and slug, such as `attractions/some-lake`: names the files and seeds the drawing. */
  readonly key: string;
} & ({ readonly scene: Scene } | { readonly photo: { readonly file: string } });

/** One published file of a picture. */
export interface PictureFile {
  /** Where it is published, such as `images/attractions/some-lake/card-400.webp`. */
  readonly path: string;
  /** Where it lies on disk. */
  readonly source: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

export interface RenderedPicture {
  readonly key: string;
  readonly files: PictureFile[];
}
