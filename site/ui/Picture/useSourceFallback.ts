import { useReducer } from 'react';

/** The file of a picture that is tried, in this order. */
export type PictureSource = 'webp' | 'original' | 'none';

/** Returns the WebP source; `tryNext` goes on to the JPEG original, and from there to none. */
export function useSourceFallback(): [source: PictureSource, tryNext: () => void] {
  return useReducer((current: PictureSource) => (current === 'webp' ? 'original' : 'none'), 'webp');
}
