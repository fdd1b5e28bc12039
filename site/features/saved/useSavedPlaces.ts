import { useEffect } from 'react';
import type { SavedPlace } from './savedPlace.ts';
import { useSavedStore } from './savedStore.ts';

const readStored = () => void useSavedStore.persist.rehydrate();

/** Reads what is stored, once, and again whenever another tab has changed it. */
function useStoredPlaces(): void {
  useEffect(() => {
    if (!useSavedStore.persist.hasHydrated()) readStored();
    const { name } = useSavedStore.persist.getOptions();
    const followOtherTabs = (event: StorageEvent) => {
      if (event.key === name) readStored();
    };
    window.addEventListener('storage', followOtherTabs);
    return () => window.removeEventListener('storage', followOtherTabs);
  }, []);
}

/** The places that the visitor keeps; none while a page is prerendered or hydrated. */
export function useSavedPlaces(): SavedPlace[] {
  useStoredPlaces();
  return useSavedStore((state) => state.places);
}

/** How many places the visitor keeps. */
export function useSavedCount(): number {
  useStoredPlaces();
  return useSavedStore((state) => state.places.length);
}
