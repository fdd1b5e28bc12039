import { useMemo } from 'react';
import type { Basemap, Relief, ReliefSquare } from '#schemas/types/published.ts';
import { published } from './published.ts';
import { fetcher } from './requestJson.ts';
import { usePublished } from './usePublished.ts';

/**
 * Returns the guide's own map; undefined while it is loading, and if it cannot be loaded: tiles and lists do without.
 */
export function useBasemap(): Basemap | undefined {
  return usePublished(published.basemap).data;
}

interface ReliefSource {
  overview: Relief;
  /** Fetches the contours of a square. */
  fetchSquare: (slug: string) => Promise<ReliefSquare>;
}

/** Returns the relief of the large maps; undefined until it is wanted, while it is loading, and if it cannot be loaded. */
export function useRelief(isWanted = true): ReliefSource | undefined {
  const { data } = usePublished(isWanted ? published.relief : null);
  return useMemo(
    () => data && { overview: data, fetchSquare: (slug) => fetcher(published.reliefSquare(slug)) },
    [data],
  );
}
