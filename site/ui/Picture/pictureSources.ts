import { useEffect, useState, useReducer, useRef, type RefObject } from 'react';
import type { Picture } from '#schemas/types/published.ts';
import { withBase } from '../../base/guideBase.ts';

export type Crop = 'card' | 'wide';

/** Widths in CSS pixels at which every picture is published. */
const widths = [400, 800, 1600] as const;

/**
 * Sizes of a poster as wide as a phone and of one half as wide. The third pixel of a dense screen shows nothing more in a
 * drawing, and its file has twice the bytes.
 */
export const phonePoster = '(min-resolution: 2.5dppx) 60vw, 100vw';
export const phoneCard = '(min-resolution: 2.5dppx) 30vw, 46vw';

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

/**
 * Returns true once a tenth of the element has come within 50 px of the viewport, and from then on. Starts true if
 * `eager`.
 */
export function useNearViewport(ref: RefObject<Element | null>, eager: boolean): boolean {
  const [near, setNear] = useState(eager);
  useEffect(() => {
    const element = ref.current;
    if (near || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '50px', threshold: 0.1 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, near]);
  return near;
}

/** The file of a picture that is tried, in this order. */
export type PictureSource = 'webp' | 'original' | 'none';

/**
 * Returns the WebP source; `tryNext` goes on to the JPEG original, and from there to none. `image` is the ref of a picture
 * that is prerendered, because it may have failed before a script could hear of it.
 */
export function useSourceFallback(): [
  source: PictureSource,
  tryNext: () => void,
  image: RefObject<HTMLImageElement | null>,
] {
  const image = useRef<HTMLImageElement>(null);
  const [source, tryNext] = useReducer(
    (current: PictureSource) => (current === 'webp' ? 'original' : 'none'),
    'webp',
  );
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) tryNext();
  }, []);
  return [source, tryNext, image];
}
