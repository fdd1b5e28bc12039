import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { deviceStorage } from '../../device/deviceStorage.ts';
import { readSavedPlaces, type SavedPlace, togglePlace } from './savedPlace.ts';

interface SavedState {
  /** In the order in which they were saved. */
  places: SavedPlace[];
  toggle: (place: SavedPlace) => void;
}

/** The places that the visitor keeps; they stay in this browser. */
export const useSavedStore = create<SavedState>()(
  persist(
    (set, get) => ({
      places: [],
      toggle: (place) => set({ places: togglePlace(get().places, place) }),
    }),
    {
      name: 'larch-saved',
      storage: createJSONStorage(() => deviceStorage),
      partialize: ({ places }) => ({ places }),
      merge: (stored, current) => ({ ...current, places: readSavedPlaces(stored) }),
      // Prerendered pages show nothing as saved: what is stored comes in after hydration, so that the two agree.
      skipHydration: true,
    },
  ),
);
