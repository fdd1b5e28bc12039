import useSWR, { type SWRResponse } from 'swr';
import { FetchError } from './FetchError.ts';
import { fetchDetail } from './fetchDetail.ts';
import { fetchPublished } from './fetchPublished.ts';
import type { PublishedUrl } from './published.ts';

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
