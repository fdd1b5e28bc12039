import type { Page } from '#schemas/types/published.ts';
import { published } from './published.ts';
import { usePublishedDetail } from './usePublished.ts';

/** The texts of a screen; undefined until they have been fetched. */
export function usePage(slug: string): Page | undefined {
  return usePublishedDetail(published.page(slug)).data;
}
