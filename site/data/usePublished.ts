import useSWR, { type SWRResponse } from 'swr';
import type { Page, Site } from '#schemas/types/published.ts';
import { published, type PublishedUrl } from './published.ts';
import { FetchError } from './requestJson.ts';

/**
 * Returns a published file. Nothing is requested while `url` is null, nor if the prerendered page says null, because then there
 * is no such file.
 */
export function usePublished<T>(url: PublishedUrl<T> | null): SWRResponse<T, Error> {
  const answer = useSWR<T, Error>(url);
  if (answer.data !== null) return answer;
  return { ...answer, data: undefined, error: new FetchError(404, '404') };
}

export type RecordKind = 'attraction' | 'activity' | 'accommodation' | 'event';

/**
 * Returns a record by its slug. A non-OK answer reads "Failed to fetch {kind}: {status}".
 */
export function usePublishedRecord<T>(url: PublishedUrl<T>, kind: RecordKind): SWRResponse<T, Error> {
  const answer = usePublished(url);
  const { error } = answer;
  if (!(error instanceof FetchError && error.status >= 300)) return answer;
  return { ...answer, error: new FetchError(error.status, `Failed to fetch ${kind}: ${error.status}`) };
}

export const useAttractions = () => usePublished(published.attractions);
export const useActivities = () => usePublished(published.activities);
export const useAccommodations = () => usePublished(published.accommodations);
export const useEvents = () => usePublished(published.events);
export const useTrails = () => usePublished(published.trails);

/** Returns the texts of a screen. */
export function usePage(slug: string): SWRResponse<Page, Error> {
  return usePublished(published.page(slug));
}

/** Returns the guide as a whole: names, partners, areas. The payload of every prerendered page holds it. */
export function useSite(): SWRResponse<Site, Error> {
  return usePublished(published.site);
}
