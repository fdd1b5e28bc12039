import useSWR, { type SWRResponse } from 'swr';
import { FetchError } from './FetchError.ts';
import { fetchPublished } from './fetchPublished.ts';
import type { PublishedUrl } from './published.ts';
import { recordRetries } from './usePublished.ts';

export type RecordKind = 'attraction' | 'activity' | 'accommodation';

/** A record by its slug: retried twice when it fails; a non-OK answer reads "Failed to fetch {kind}: {status}". */
export function usePublishedRecord<T>(url: PublishedUrl<T>, kind: RecordKind): SWRResponse<T, Error> {
  const fetchRecord = async () => {
    try {
      return await fetchPublished(url);
    } catch (error) {
      const refused = error instanceof FetchError && error.status >= 300;
      throw refused ? new FetchError(error.status, `Failed to fetch ${kind}: ${error.status}`) : error;
    }
  };
  return useSWR<T, Error>(url, fetchRecord, recordRetries);
}
