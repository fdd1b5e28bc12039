import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while a page is prerendered or hydrated, then true: for what only the browser knows, such as the query. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
