import { useRehydrated } from '../../device/useRehydrated.ts';
import type { SavedPlace } from './savedPlace.ts';
import { useSavedStore } from './savedStore.ts';

/** Returns the saved places; none before hydration. */
export function useSavedPlaces(): SavedPlace[] {
  useRehydrated(useSavedStore.persist);
  return useSavedStore((state) => state.places);
}

/** Returns the number of saved places. */
export function useSavedCount(): number {
  useRehydrated(useSavedStore.persist);
  return useSavedStore((state) => state.places.length);
}
