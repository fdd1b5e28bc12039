import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Returns false while a page is prerendered or hydrated, then true. Use it for state that only the browser knows, such
 * as the query of the address.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
