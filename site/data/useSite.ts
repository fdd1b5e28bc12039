import type { SWRResponse } from 'swr';
import type { Site } from '#schemas/types/published.ts';
import { published } from './published.ts';
import { usePublishedDetail } from './usePublished.ts';

/** Returns the guide as a whole: names, partners, areas. The payload of every prerendered page holds it. */
export function useSite(): SWRResponse<Site, Error> {
  return usePublishedDetail(published.site);
}
