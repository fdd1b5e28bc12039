import type { Picture } from '#schemas/types/published.ts';
import { withBase } from '../../base/guideBase.ts';

export type Crop = 'card' | 'wide';

/** Widths in CSS pixels at which every picture is published. */
const widths = [400, 800, 1600] as const;

/** Height to width of each crop. */
const shape: Record<Crop, number> = { card: 5 / 4, wide: 9 / 16 };

/**
 * Returns the addresses of the WebP variants of a picture as `src` and `srcSet`, with the intrinsic size of `src` in
 * pixels.
 */
export function pictureSources(picture: Picture, crop: Crop) {
  const address = (width: number) => withBase(`${picture.path}/${crop}-${width}.webp`);
  const width = 800;
  return {
    src: address(width),
    srcSet: widths.map((candidate) => `${address(candidate)} ${candidate}w`).join(', '),
    width,
    height: Math.round(width * shape[crop]),
  };
}
