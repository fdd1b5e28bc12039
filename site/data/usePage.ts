import type { SWRResponse } from 'swr';
import type { Page } from '#schemas/types/published.ts';
import { published } from './published.ts';
import { usePublishedDetail } from './usePublished.ts';

/** Returns the texts of a screen. */
export function usePage(slug: string): SWRResponse<Page, Error> {
  return usePublishedDetail(published.page(slug));
}
