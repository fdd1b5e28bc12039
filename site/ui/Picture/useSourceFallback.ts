import { useReducer } from 'react';

/** Returns the source of a picture that shows, and falls back to the next after an error. */
export type PictureSource = 'webp' | 'original' | 'none';

/** WebP first; `tryNext` goes on to the JPEG original, and from there to none. */
export function useSourceFallback(): [source: PictureSource, tryNext: () => void] {
  return useReducer((current: PictureSource) => (current === 'webp' ? 'original' : 'none'), 'webp');
}
