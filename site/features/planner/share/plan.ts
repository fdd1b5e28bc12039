import { planLimits } from '../rules/planLimits.ts';
import { type Bed, needs, type SavedKey, type Stop, type TripChoices, type TripForm } from '../rules/trip.ts';
import { isDate } from '../../../calendar/dates.ts';

/** Form and choices of a plan, as a link carries them. Days and costs follow from the rules. */
export interface SharedPlan {
  form: TripForm;
  choices: TripChoices;
  /** Records that the visitor had saved when the plan was made. */
  saved: readonly SavedKey[];
}

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

export const noTrips: StoredTrips = {
  draft: null,
  trip: null,
  past: [],
  isEditing: false,
  ticked: [],
  done: [],
};

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

const isText = (value: unknown, most: number = planLimits.word): value is string =>
  typeof value === 'string' && value.length <= most;

const isListOf = <T>(
  value: unknown,
  isEntry: (entry: unknown) => entry is T,
  most = Infinity,
): value is T[] => Array.isArray(value) && value.length <= most && value.every(isEntry);

const isWord = (value: unknown): value is string => isText(value);

const isDateOrEmpty = (value: unknown) => value === '' || (isText(value) && isDate(value));

const isTime = (value: unknown) => value === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(String(value));

const isAge = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= planLimits.oldestChild;

/**
 * Returns true if a value is a form with fields of the right types and within the limits. The options may have changed
 * since it was filled in.
 */
function isTripForm(value: unknown): value is TripForm {
  const form = recordOf(value);
  const words = [form.budget, form.activityLevel, form.accommodationType, form.diningPreference];
  return (
    isDateOrEmpty(form.startDate) &&
    isDateOrEmpty(form.endDate) &&
    isTime(form.arrivalTime) &&
    isTime(form.departureTime) &&
    isListOf(form.childAges, isAge, planLimits.children) &&
    (form.transport === 'car' || form.transport === 'bus') &&
    isListOf(form.needs, (need): need is string => needs.some((one) => one === need)) &&
    Number.isFinite(form.groupSize) &&
    isListOf(form.interests, isWord, planLimits.interests) &&
    words.every(isWord) &&
    isText(form.specialRequests, planLimits.requests)
  );
}

function isStop(value: unknown): value is Stop {
  const { place, name, part, isOwn } = recordOf(value);
  const isPlaceKey = isText(place) && /^(attraction|activity|trail)\/[a-z0-9-]+$/.test(place);
  return (
    isPlaceKey && isText(name) && (part === 'morning' || part === 'afternoon') && typeof isOwn === 'boolean'
  );
}

const isDay = (value: unknown): value is Stop[] => isListOf(value, isStop);

function isBed(value: unknown): value is Bed | null {
  const { slug, name, isOwn } = recordOf(value);
  return value === null || (isText(slug) && isText(name) && typeof isOwn === 'boolean');
}

const isSavedKey = (value: unknown): value is SavedKey =>
  isText(value) && /^(attraction|activity|trail|accommodation)\/[a-z0-9-]+$/.test(value);

/** Returns true if a value is a plan within the limits. */
export function isPlan(value: unknown): value is SharedPlan {
  const { form, choices, saved } = recordOf(value);
  const { stays, days } = recordOf(choices);
  return (
    isTripForm(form) &&
    isListOf(saved, isSavedKey, planLimits.savedPlaces) &&
    isListOf(stays, isBed, planLimits.days) &&
    isListOf(days, isDay, planLimits.days) &&
    days.reduce((sum, { length }) => sum + length, 0) <= planLimits.stops
  );
}

/** Reads stored data; null if a part of it is unreadable or exceeds the limits. */
export function readStoredTrips(stored: unknown): StoredTrips | null {
  const { draft, trip, past, isEditing, ticked, done } = recordOf(stored);
  if (draft !== null && !isTripForm(draft)) return null;
  if (trip !== null && !isPlan(trip)) return null;
  if (!isListOf(past, isPlan, planLimits.pastPlans) || typeof isEditing !== 'boolean') return null;
  if (!isListOf(ticked, isWord) || !isListOf(done, isWord)) return null;
  return { draft, trip, past, isEditing, ticked, done };
}
