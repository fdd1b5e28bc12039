import { useMemo } from 'react';
import type { Relief, ReliefSquare } from '#schemas/types/published.ts';
import { fetchDetail } from './fetchDetail.ts';
import { published } from './published.ts';
import { usePublishedDetail } from './usePublished.ts';

interface ReliefSource {
  overview: Relief;
  /** Fetches the contours of a square. */
  fetchSquare: (slug: string) => Promise<ReliefSquare>;
}

/** The relief of the large maps; undefined while it is on its way, and where it does not come. */
export function useRelief(): ReliefSource | undefined {
  const { data } = usePublishedDetail(published.relief);
  return useMemo(
    () => data && { overview: data, fetchSquare: (slug) => fetchDetail(published.reliefSquare(slug)) },
    [data],
  );
}
