import { useReducer } from 'react';

/** Which file of a picture shows. */
export type PictureSource = 'webp' | 'original' | 'none';

/** WebP first; `tryNext` goes on to the JPEG original, and from there to none. */
export function useSourceFallback(): [source: PictureSource, tryNext: () => void] {
  return useReducer((current: PictureSource) => (current === 'webp' ? 'original' : 'none'), 'webp');
}
