import { usePersistedStore } from '../../device/usePersistedStore.ts';
import type { SavedPlace } from './savedPlace.ts';
import { useSavedStore } from './savedStore.ts';

/** Returns the saved places; none before hydration. */
export function useSavedPlaces(): SavedPlace[] {
  usePersistedStore(useSavedStore.persist);
  return useSavedStore((state) => state.places);
}

/** Returns the number of saved places. */
export function useSavedCount(): number {
  usePersistedStore(useSavedStore.persist);
  return useSavedStore((state) => state.places.length);
}
