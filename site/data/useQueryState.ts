import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useHydrated } from './useHydrated.ts';

const nothing = new URLSearchParams();

/**
 * State that lives in the query of the address, so that Back, reload and a shared link keep it. `read` must accept any
 * query; `write` leaves defaults out. Prerendered pages show the defaults until they are hydrated.
 */
export function useQueryState<T>(
  read: (params: URLSearchParams) => T,
  write: (state: T) => URLSearchParams,
): [state: T, change: (state: T) => void] {
  const hydrated = useHydrated();
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => read(hydrated ? params : nothing), [read, hydrated, params]);
  const change = useCallback(
    (next: T) => setParams(write(next), { replace: true, preventScrollReset: true }),
    [setParams, write],
  );
  return [state, change];
}
