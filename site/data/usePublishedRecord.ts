import type { SWRResponse } from 'swr';
import { FetchError } from './FetchError.ts';
import type { PublishedUrl } from './published.ts';
import { usePublishedDetail } from './usePublished.ts';

export type RecordKind = 'attraction' | 'activity' | 'accommodation';

/**
 * Returns a record by its slug. A failure is retried twice; a non-OK answer reads "Failed to fetch {kind}: {status}".
 */
export function usePublishedRecord<T>(url: PublishedUrl<T>, kind: RecordKind): SWRResponse<T, Error> {
  const answer = usePublishedDetail(url);
  const { error } = answer;
  if (!(error instanceof FetchError && error.status >= 300)) return answer;
  return { ...answer, error: new FetchError(error.status, `Failed to fetch ${kind}: ${error.status}`) };
}
