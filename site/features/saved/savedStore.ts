import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { deviceStorage } from '../../device/deviceStorage.ts';
import { keptState } from '../../device/keptState.ts';
import { leavesOutPlaces, readSavedPlaces, type SavedPlace, togglePlace } from './savedPlace.ts';

interface SavedState {
  /** In the order in which they were saved. */
  places: SavedPlace[];
  toggle: (place: SavedPlace) => void;
}

/** Name of the entry in the browser's storage. */
export const savedEntry = 'larch-saved';

/** The places that the visitor keeps; they stay in this browser. */
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
      // Prerendered pages show nothing as saved: what is stored comes in after hydration, so that the two agree.
      skipHydration: true,
    },
  ),
);
