import { type RefObject, useEffect, useReducer, useRef } from 'react';

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
