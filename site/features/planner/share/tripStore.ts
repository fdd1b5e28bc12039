import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { deviceStorage } from '../../../device/deviceStorage.ts';
import { keptState } from '../../../device/keptState.ts';
import { planLimits } from '../rules/planLimits.ts';
import type { SharedPlan } from './readPlan.ts';
import { leavesOutTrips, readStoredTrips, type StoredTrips } from './storedTrips.ts';
import type { TripForm } from '../rules/trip.ts';

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

/** Name of the entry in the browser's storage. */
export const tripEntry = 'larch-trip';

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
          past: before ? [...past, before].slice(-planLimits.pastPlans) : past,
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
      name: tripEntry,
      storage: keptState(deviceStorage, readStoredTrips, leavesOutTrips),
      partialize: ({ draft, trip, past, isEditing, ticked }) => ({ draft, trip, past, isEditing, ticked }),
      // Prerendered pages show the empty form: what is stored comes in after hydration, so that the two agree.
      skipHydration: true,
    },
  ),
);
