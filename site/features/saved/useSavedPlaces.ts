import { usePersistedStore } from '../../device/usePersistedStore.ts';
import type { SavedPlace } from './savedPlace.ts';
import { useSavedStore } from './savedStore.ts';

/** The places that the visitor keeps; none while a page is prerendered or hydrated. */
export function useSavedPlaces(): SavedPlace[] {
  usePersistedStore(useSavedStore.persist);
  return useSavedStore((state) => state.places);
}

/** How many places the visitor keeps. */
export function useSavedCount(): number {
  usePersistedStore(useSavedStore.persist);
  return useSavedStore((state) => state.places.length);
}
