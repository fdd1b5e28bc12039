import { planLimits } from '../rules/planLimits.ts';
import { isTripForm, readTrip, recordOf, type SharedPlan } from './readPlan.ts';
import type { TripForm } from '../rules/trip.ts';

/** What a browser keeps of the planner. */
export interface StoredTrips {
  /** The form as it stands; null while nothing was entered. */
  draft: TripForm | null;
  trip: SharedPlan | null;
  /** Plans before this one, the oldest first. */
  past: SharedPlan[];
  /** Whether the form shows although there is a plan. */
  isEditing: boolean;
  /** Entries of the checklist that are done. */
  ticked: string[];
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Reads what a browser has stored, whatever that is; what is no trip, or more than one may hold, is left out. */
export function readStoredTrips(stored: unknown): StoredTrips {
  const { draft, trip, past, isEditing, ticked } = recordOf(stored);
  return {
    draft: isTripForm(draft) ? draft : null,
    trip: readTrip(trip),
    past: listOf(past)
      .slice(-planLimits.pastPlans)
      .flatMap((value) => readTrip(value) ?? []),
    isEditing: isEditing === true,
    ticked: listOf(ticked)
      .slice(0, planLimits.tickedEntries)
      .filter((entry) => typeof entry === 'string'),
  };
}

/** Returns true when reading left out a form or a plan of what was stored. */
export function leavesOutTrips(stored: unknown, { draft, trip, past }: StoredTrips): boolean {
  const { draft: storedDraft, trip: storedTrip, past: storedPast } = recordOf(stored);
  return (
    (draft === null && storedDraft != null) ||
    (trip === null && storedTrip != null) ||
    past.length < listOf(storedPast).length
  );
}
