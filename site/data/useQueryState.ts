import { startTransition, useCallback, useMemo, useOptimistic } from 'react';
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
  const addressed = useMemo(() => read(hydrated ? params : nothing), [read, hydrated, params]);
  // The router changes its address in a transition: a field that waited for it would lose what is typed meanwhile.
  const [state, setState] = useOptimistic(addressed);
  const change = useCallback(
    (next: T) =>
      startTransition(() => {
        setState(next);
        setParams(write(next), { replace: true, preventScrollReset: true });
      }),
    [setState, setParams, write],
  );
  return [state, change];
}
