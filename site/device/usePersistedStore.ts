import { useLayoutEffect } from 'react';

/** The members that zustand's `persist` adds to a store. */
interface Persist {
  rehydrate: () => Promise<void> | void;
  hasHydrated: () => boolean;
  getOptions: () => { name?: string };
}

/**
 * Rehydrates a persisted zustand store from the browser's storage once the page is mounted, and again when another tab
 * changes it. Takes the store's `persist`. Create such a store with `skipHydration`, because its first rendering must
 * agree with the prerendered page.
 */
export function usePersistedStore(persist: Persist): void {
  // A layout effect: a press between the first paint and a later rehydration would overwrite the stored state.
  useLayoutEffect(() => {
    const read = () => void persist.rehydrate();
    if (!persist.hasHydrated()) read();
    const followOtherTabs = (event: StorageEvent) => {
      if (event.key === persist.getOptions().name) read();
    };
    window.addEventListener('storage', followOtherTabs);
    return () => window.removeEventListener('storage', followOtherTabs);
  }, [persist]);
}
