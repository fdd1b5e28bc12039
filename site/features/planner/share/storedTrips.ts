import { planLimits } from '../rules/planLimits.ts';
import { readTrip, readTripForm, recordOf, type SharedPlan } from './readPlan.ts';
import type { TripForm } from '../rules/trip.ts';

/** State of the planner that the browser keeps. */
export interface StoredTrips {
  /** The form with its unsaved input, or null while it is empty. */
  draft: TripForm | null;
  trip: SharedPlan | null;
  /** Earlier plans, the oldest first. */
  past: SharedPlan[];
  /** True while the form shows although there is a plan. */
  isEditing: boolean;
  /** Checklist entries that are ticked. */
  ticked: string[];
  /** Keys of the stops that are done, each with its date. */
  done: string[];
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const textsOf = (value: unknown, most: number): string[] =>
  listOf(value)
    .slice(0, most)
    .filter((entry) => typeof entry === 'string');

/** Reads stored data of any kind; leaves out invalid plans and what exceeds the limits. */
export function readStoredTrips(stored: unknown): StoredTrips {
  const { draft, trip, past, isEditing, ticked, done } = recordOf(stored);
  return {
    draft: readTripForm(draft),
    trip: readTrip(trip),
    past: listOf(past)
      .slice(-planLimits.pastPlans)
      .flatMap((value) => readTrip(value) ?? []),
    isEditing: isEditing === true,
    ticked: textsOf(ticked, planLimits.tickedEntries),
    done: textsOf(done, planLimits.stops),
  };
}

/** Returns true if reading dropped a form or a plan from the stored data. */
export function leavesOutTrips(stored: unknown, { draft, trip, past }: StoredTrips): boolean {
  const { draft: storedDraft, trip: storedTrip, past: storedPast } = recordOf(stored);
  return (
    (draft === null && storedDraft != null) ||
    (trip === null && storedTrip != null) ||
    past.length < (Array.isArray(storedPast) ? storedPast.length : Number(storedPast != null))
  );
}
