import useSWR, { type SWRResponse } from 'swr';
import { fetchPublished } from './fetchPublished.ts';
import type { PublishedUrl } from './published.ts';

/** A published list: not retried when it fails. */
export function usePublishedList<T>(url: PublishedUrl<T>): SWRResponse<T, Error> {
  return useSWR<T, Error>(url, fetchPublished, { shouldRetryOnError: false });
}

/** How often and how soon a record that failed is asked for again. */
export const recordRetries = { errorRetryCount: 2, errorRetryInterval: 500 };

/** A published record: retried twice when it fails; nothing is asked while `url` is null. */
export function usePublishedDetail<T>(url: PublishedUrl<T> | null): SWRResponse<T, Error> {
  return useSWR<T, Error>(url, fetchPublished, recordRetries);
}
