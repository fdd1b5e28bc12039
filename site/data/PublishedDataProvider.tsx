import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { useRetryWhenOnline } from './useRetryWhenOnline.ts';

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
