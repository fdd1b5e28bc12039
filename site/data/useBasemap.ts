import type { Basemap } from '#schemas/types/published.ts';
import { published } from './published.ts';
import { usePublishedDetail } from './usePublished.ts';

/**
 * Returns the guide's own map; undefined while it is loading, and if it cannot be loaded: tiles and lists do without.
 */
export function useBasemap(): Basemap | undefined {
  return usePublishedDetail(published.basemap).data;
}
