import type { SWRConfiguration } from 'swr';
import { fetcher } from './requestJson.ts';

/** Published files of a prerendered page by URL; null for a file that does not exist. */
export type Fallback = Record<string, unknown>;

/**
 * Returns SWR's configuration. Published files never become stale, and how often a file is requested is up to the
 * fetcher: an error that SWR retries would show before it is final.
 */
export const swrOptions = (fallback: Fallback): SWRConfiguration => ({
  fetcher,
  fallback,
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
});
