import { useLayoutEffect } from 'react';

/** What zustand's `persist` adds to a store. */
interface Persist {
  rehydrate: () => Promise<void> | void;
  hasHydrated: () => boolean;
  getOptions: () => { name?: string };
}

/**
 * Reads what a persisted store keeps in this browser, once the page is mounted, and again whenever another tab has
 * changed it; give its `persist`. Such a store is made with `skipHydration`, so that it agrees with prerendered pages until then.
 */
export function useRehydrated(persist: Persist): void {
  // At once: a press between the first paint and a later reading would write over what is kept.
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
