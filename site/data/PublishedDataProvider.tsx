import { useEffect, type ReactNode } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import { FetchError } from './requestJson.ts';

/** Published files of a prerendered page by URL; null for a file that does not exist. */
export type Payload = Record<string, unknown>;

/**
 * Published files never become stale: no refetch on focus, on reconnect or by time. How often a file is asked for is up
 * to its fetcher: an error that SWR retries would show before it is final. Files that failed without a network are
 * asked for again when it is back.
 */
export function PublishedDataProvider({ payload, children }: { payload: Payload; children: ReactNode }) {
  return (
    <SWRConfig
      value={{
        fallback: payload,
        revalidateIfStale: false,
        revalidateOnFocus: false,
        revalidateOnReconnect: false,
        shouldRetryOnError: false,
      }}
    >
      <RetryWhenOnline />
      {children}
    </SWRConfig>
  );
}

function RetryWhenOnline() {
  useRetryWhenOnline();
  return null;
}

/**
 * Asks again, when the network is back, for the published files that failed without one. A file that came is not asked
 * for again, and neither is one that the host refused.
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
