import { useEffect } from 'react';
import { type SWRConfiguration, useSWRConfig } from 'swr';
import { FetchError, fetcher } from './requestJson.ts';

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

/**
 * Requests the published files that failed offline again when the network is back. A loaded file is not requested
 * again, and neither is one that the host refused.
 */
export function useRetryWhenOnline(): void {
  const { cache, mutate } = useSWRConfig();
  useEffect(() => {
    const hasFailed = (key: string) => {
      const { data, error } = cache.get(key) ?? {};
      return data === undefined && error !== undefined && !(error instanceof FetchError);
    };
    const retry = () => void mutate((key) => typeof key === 'string' && hasFailed(key));
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [cache, mutate]);
}
