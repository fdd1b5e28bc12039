import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';

/** Published files of a prerendered page by URL; null for a file that does not exist. */
export type Payload = Record<string, unknown>;

/**
 * Published files never become stale: no refetch on focus, on reconnect or by time. How often a file is asked for is up
 * to its fetcher: an error that SWR retries would show before it is final.
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
      {children}
    </SWRConfig>
  );
}
