import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { deviceStorage, keptState } from '../../../device/keptState.ts';
import { planLimits, tripEntry } from '../rules/planLimits.ts';
import type { TripForm } from '../rules/trip.ts';
import { noTrips, readStoredTrips, type SharedPlan, type StoredTrips } from './plan.ts';

interface TripState extends StoredTrips {
  write: (draft: TripForm) => void;
  /** Shows a plan and keeps the one before for undo. */
  keep: (trip: SharedPlan) => void;
  undo: () => void;
  /** Opens the form and keeps the plan; what the visitor added or moved stays in the next one. */
  edit: () => void;
  /** Opens the form and deletes plan and checklist. */
  clear: () => void;
  /** Returns from the form to the plan. */
  resume: () => void;
  /** Ticks or unticks a checklist entry. */
  tick: (entry: string) => void;
  /** Marks a stop as done, or not. */
  toggleDone: (stop: string) => void;
}

/** Returns a list with an entry, or without it if it was there. */
const toggled = (list: readonly string[], entry: string): string[] =>
  list.includes(entry) ? list.filter((other) => other !== entry) : [...list, entry];

/** The visitor's trip, kept in the browser. */
export const useTripStore = create<TripState>()(
  persist(
    (set, get) => ({
      ...noTrips,
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
      clear: () => set({ trip: null, past: [], ticked: [], done: [], isEditing: false }),
      resume: () => {
        const { trip } = get();
        if (trip) set({ draft: trip.form, isEditing: false });
      },
      tick: (entry) => set({ ticked: toggled(get().ticked, entry) }),
      toggleDone: (stop) => set({ done: toggled(get().done, stop) }),
    }),
    {
      name: tripEntry,
      storage: keptState(deviceStorage, noTrips, readStoredTrips),
      // JSON leaves the functions out.
      partialize: (state): StoredTrips => state,
      // Stored data is read after hydration, because prerendered pages show the empty form and must match.
      skipHydration: true,
    },
  ),
);
