import useSWR, { type SWRResponse } from 'swr';
import { FetchError } from './FetchError.ts';
import { fetchDetail } from './fetchDetail.ts';
import { fetchPublished } from './fetchPublished.ts';
import type { PublishedUrl } from './published.ts';

/** A published list: not retried when it fails; nothing is asked while `url` is null. */
export function usePublishedList<T>(url: PublishedUrl<T> | null): SWRResponse<T, Error> {
  return useSWR<T, Error>(url, fetchPublished);
}

/**
 * A published record: retried twice when it fails; nothing is asked while `url` is null. A payload that says null knows
 * that there is no such record, and nothing is asked either.
 */
export function usePublishedDetail<T>(url: PublishedUrl<T> | null): SWRResponse<T, Error> {
  const answer = useSWR<T, Error>(url, fetchDetail);
  if (answer.data !== null) return answer;
  return { ...answer, data: undefined, error: new FetchError(404, '404') };
}
