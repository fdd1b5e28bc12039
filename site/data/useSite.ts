import type { Site } from '#schemas/types/published.ts';
import { published } from './published.ts';
import { usePublishedDetail } from './usePublished.ts';

/** The guide as a whole: names, partners, areas. Undefined only until it has been fetched. */
export function useSite(): Site | undefined {
  return usePublishedDetail(published.site).data;
}
