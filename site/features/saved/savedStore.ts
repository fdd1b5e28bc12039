import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { deviceStorage } from '../../device/deviceStorage.ts';
import { keptState } from '../../device/keptState.ts';
import { leavesOutPlaces, readSavedPlaces, type SavedPlace, togglePlace } from './savedPlace.ts';
import { ownName } from '../../base/guideBase.ts';

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
      storage: keptState(deviceStorage, (stored) => ({ places: readSavedPlaces(stored) }), leavesOutPlaces),
      partialize: ({ places }) => ({ places }),
      // Stored data is read after hydration, because prerendered pages show nothing as saved and must match.
      skipHydration: true,
    },
  ),
);
