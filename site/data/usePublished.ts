import useSWR, { type SWRResponse } from 'swr';
import type { Page, Site } from '#schemas/types/published.ts';
import { published, type PublishedUrl } from './published.ts';
import { FetchError, fetchDetail, fetchPublished } from './requestJson.ts';

/** Returns a published list. A failure is not retried; nothing is asked while `url` is null. */
export function usePublishedList<T>(url: PublishedUrl<T> | null): SWRResponse<T, Error> {
  return useSWR<T, Error>(url, fetchPublished);
}

/**
 * Returns a published record. A failure is retried twice; nothing is asked while `url` is null, nor if the payload says
 * null, because then there is no such record.
 */
export function usePublishedDetail<T>(url: PublishedUrl<T> | null): SWRResponse<T, Error> {
  const answer = useSWR<T, Error>(url, fetchDetail);
  if (answer.data !== null) return answer;
  return { ...answer, data: undefined, error: new FetchError(404, '404') };
}

export type RecordKind = 'attraction' | 'activity' | 'accommodation';

/**
 * Returns a record by its slug. A failure is retried twice; a non-OK answer reads "Failed to fetch {kind}: {status}".
 */
export function usePublishedRecord<T>(url: PublishedUrl<T>, kind: RecordKind): SWRResponse<T, Error> {
  const answer = usePublishedDetail(url);
  const { error } = answer;
  if (!(error instanceof FetchError && error.status >= 300)) return answer;
  return { ...answer, error: new FetchError(error.status, `Failed to fetch ${kind}: ${error.status}`) };
}

export const useAttractions = () => usePublishedList(published.attractions);
export const useActivities = () => usePublishedList(published.activities);
export const useAccommodations = () => usePublishedList(published.accommodations);
export const useEvents = () => usePublishedList(published.events);
export const useTrails = () => usePublishedList(published.trails);

/** Returns the texts of a screen. */
export function usePage(slug: string): SWRResponse<Page, Error> {
  return usePublishedDetail(published.page(slug));
}

/** Returns the guide as a whole: names, partners, areas. The payload of every prerendered page holds it. */
export function useSite(): SWRResponse<Site, Error> {
  return usePublishedDetail(published.site);
}
