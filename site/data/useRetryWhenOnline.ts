import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { FetchError } from './requestJson.ts';

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
