import type { Basemap } from '#schemas/types/published.ts';
import { published } from './published.ts';
import { usePublishedDetail } from './usePublished.ts';

/** The guide's own map; undefined while it is on its way, and where it does not come: tiles and lists do without. */
export function useBasemap(): Basemap | undefined {
  return usePublishedDetail(published.basemap).data;
}
