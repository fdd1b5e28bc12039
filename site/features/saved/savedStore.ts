import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { RecordKind } from '#schemas/recordKinds.ts';
import { ownName } from '../../base/guideBase.ts';
import { deviceStorage, keptState, usePersistedStore } from '../../device/keptState.ts';
import { readSavedPlaces, togglePlace, type SavedPlace } from './savedPlace.ts';

interface SavedState {
  /** In the order of saving. */
  places: SavedPlace[];
  toggle: (place: SavedPlace) => void;
}

/** Key in the browser's storage. */
export const savedEntry = ownName('larch-saved');

/** The visitor's saved places, kept in the browser. */
export const useSavedStore = create<SavedState>()(
  persist(
    (set, get) => ({
      places: [],
      toggle: (place) => set({ places: togglePlace(get().places, place) }),
    }),
    {
      name: savedEntry,
      storage: keptState<Pick<SavedState, 'places'>>(deviceStorage, { places: [] }, readSavedPlaces),
      partialize: ({ places }) => ({ places }),
      // Stored data is read after hydration, because prerendered pages show nothing as saved and must match.
      skipHydration: true,
    },
  ),
);

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

interface Split<T> {
  /** Records of the saved places, in the order of saving. */
  found: { place: SavedPlace; record: T }[];
  /** Saved places that are no longer published. */
  missing: SavedPlace[];
}

/** Finds the saved places of one kind in the published records of that kind. */
export function splitSaved<T extends { slug: string }>(
  places: SavedPlace[],
  kind: RecordKind,
  records: T[],
): Split<T> {
  const bySlug = new Map(records.map((record) => [record.slug, record]));
  const split: Split<T> = { found: [], missing: [] };
  for (const place of places.filter((candidate) => candidate.kind === kind)) {
    const record = bySlug.get(place.slug);
    if (record) split.found.push({ place, record });
    else split.missing.push(place);
  }
  return split;
}
