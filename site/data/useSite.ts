import type { SWRResponse } from 'swr';
import type { Site } from '#schemas/types/published.ts';
import { published } from './published.ts';
import { usePublishedDetail } from './usePublished.ts';

/** The guide as a whole: names, partners, areas. Every prerendered page brings it along. */
export function useSite(): SWRResponse<Site, Error> {
  return usePublishedDetail(published.site);
}
