import { isTripForm, readTrip, type SharedPlan } from './planCode.ts';
import type { TripForm } from './trip.ts';

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

/** What a browser has stored, whatever that is; what is no trip is left out. */
export function readStoredTrips(stored: unknown): StoredTrips {
  const values = typeof stored === 'object' && stored !== null ? stored : {};
  const { draft, trip, past, isEditing, ticked } = values as Record<string, unknown>;
  const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
  return {
    draft: isTripForm(draft) ? draft : null,
    trip: readTrip(trip),
    past: list(past).flatMap((value) => readTrip(value) ?? []),
    isEditing: isEditing === true,
    ticked: list(ticked).filter((entry) => typeof entry === 'string'),
  };
}
