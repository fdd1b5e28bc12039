import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { FetchError } from './FetchError.ts';

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
