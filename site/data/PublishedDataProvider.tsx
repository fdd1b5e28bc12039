import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';

/** What a prerendered page brings along: published files by their URL. */
export type Payload = Record<string, unknown>;

/** Published files never become stale: no refetch on focus, on reconnect or by time. */
export function PublishedDataProvider({ payload, children }: { payload: Payload; children: ReactNode }) {
  return (
    <SWRConfig
      value={{
        fallback: payload,
        revalidateIfStale: false,
        revalidateOnFocus: false,
        revalidateOnReconnect: false,
        refreshInterval: 0,
      }}
    >
      {children}
    </SWRConfig>
  );
}
