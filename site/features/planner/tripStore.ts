import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { deviceStorage } from '../../device/deviceStorage.ts';
import type { SharedPlan } from './planCode.ts';
import { readStoredTrips, type StoredTrips } from './storedTrips.ts';
import type { TripForm } from './trip.ts';

interface TripState extends StoredTrips {
  write: (draft: TripForm) => void;
  /** Shows a plan; the one before can be had back. */
  keep: (trip: SharedPlan) => void;
  undo: () => void;
  /** To the form, with the plan still there: its locked places stay in the next one. */
  edit: () => void;
  /** To the form, without plan and checklist. */
  clear: () => void;
  /** Back from the form to the plan as it is. */
  resume: () => void;
  /** Ticks an entry of the checklist, or no longer. */
  tick: (entry: string) => void;
}

/** Plans that can be had back. */
const longestPast = 20;

/** The trip that the visitor plans; it stays in this browser. */
export const useTripStore = create<TripState>()(
  persist(
    (set, get) => ({
      ...readStoredTrips(null),
      write: (draft) => set({ draft }),
      keep: (trip) => {
        const { trip: before, past } = get();
        set({
          trip,
          draft: trip.form,
          isEditing: false,
          past: before ? [...past, before].slice(-longestPast) : past,
        });
      },
      undo: () => {
        const { past } = get();
        const trip = past.at(-1);
        if (trip) set({ trip, draft: trip.form, past: past.slice(0, -1) });
      },
      edit: () => set({ isEditing: true }),
      clear: () => set({ trip: null, past: [], ticked: [], isEditing: false }),
      resume: () => {
        const { trip } = get();
        if (trip) set({ draft: trip.form, isEditing: false });
      },
      tick: (entry) => {
        const others = get().ticked.filter((other) => other !== entry);
        set({ ticked: others.length < get().ticked.length ? others : [...others, entry] });
      },
    }),
    {
      name: 'larch-trip',
      storage: createJSONStorage(() => deviceStorage),
      partialize: ({ draft, trip, past, isEditing, ticked }) => ({ draft, trip, past, isEditing, ticked }),
      merge: (stored, current) => ({ ...current, ...readStoredTrips(stored) }),
      // Prerendered pages show the empty form: what is stored comes in after hydration, so that the two agree.
      skipHydration: true,
    },
  ),
);
