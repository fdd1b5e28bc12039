import { planLimits } from '../rules/planLimits.ts';
import type { SavedKey, Stop, TripChoices, TripForm } from '../rules/trip.ts';
import { isDate } from '../rules/tripDates.ts';

/** Form and choices of a plan, as a link carries them. Days and costs follow from the rules. */
export interface SharedPlan {
  form: TripForm;
  choices: TripChoices;
  /** Records that the visitor had saved when the plan was made. */
  saved: readonly SavedKey[];
}

const isText = (value: unknown, most: number = planLimits.word): value is string =>
  typeof value === 'string' && value.length <= most;

const isListOf = <T>(value: unknown, isEntry: (entry: unknown) => entry is T, most: number): value is T[] =>
  Array.isArray(value) && value.length <= most && value.every(isEntry);

const isDateOrEmpty = (value: unknown) => value === '' || (isText(value) && isDate(value));

/**
 * Returns true if a value is a form with fields of the right types and within the limits. The options may have changed
 * since it was filled in.
 */
export function isTripForm(value: unknown): value is TripForm {
  const form = recordOf(value);
  const words = [form.budget, form.activityLevel, form.accommodationType, form.diningPreference];
  return (
    isDateOrEmpty(form.startDate) &&
    isDateOrEmpty(form.endDate) &&
    Number.isFinite(form.groupSize) &&
    isListOf(form.interests, (entry) => isText(entry), planLimits.interests) &&
    words.every((word) => isText(word)) &&
    isText(form.specialRequests, planLimits.requests)
  );
}

/** Reads a plan from stored data; null for anything else. */
export function readTrip(value: unknown): SharedPlan | null {
  const { form, choices, saved } = recordOf(value);
  const { stay, days } = recordOf(choices);
  const { slug, name } = recordOf(stay);
  if (!isTripForm(form) || !isSavedList(saved)) return null;
  const read = readDays(days, (stop) => {
    const { place, name: called, part, isLocked } = recordOf(stop);
    return [place, called, part === 'morning' ? 0 : 1, isLocked === true ? 1 : 0];
  });
  const bed = stay === null ? null : readStay([slug, name]);
  return read && bed !== undefined ? { form, choices: { stay: bed, days: read }, saved } : null;
}

export function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** Reads slug and name of the place to stay; undefined if invalid. */
export function readStay(value: unknown): TripChoices['stay'] | undefined {
  if (value === null) return null;
  const [slug, name] = Array.isArray(value) ? (value as unknown[]) : [];
  return isText(slug) && isText(name) ? { slug, name } : undefined;
}

/** Reads the stops of each day with `unfold`; null if a stop is invalid or there are too many. */
export function readDays(
  value: unknown,
  unfold: (stop: unknown) => unknown = (stop) => stop,
): Stop[][] | null {
  if (!isListOf(value, (day): day is unknown[] => Array.isArray(day), planLimits.days)) return null;
  if (value.reduce((sum, { length }) => sum + length, 0) > planLimits.stops) return null;
  const days = value.map((stops) => stops.map((stop) => readStop(unfold(stop))));
  return days.every((stops): stops is Stop[] => stops.every((stop) => stop !== null)) ? days : null;
}

function readStop(value: unknown): Stop | null {
  const [place, name, part, locked] = Array.isArray(value) ? (value as unknown[]) : [];
  if (!isPlaceKey(place) || !isText(name)) return null;
  return { place, name, part: part === 0 ? 'morning' : 'afternoon', isLocked: locked === 1 };
}

function isPlaceKey(value: unknown): value is Stop['place'] {
  return isText(value) && /^(attraction|activity|trail)\/[a-z0-9-]+$/.test(value);
}

const isSavedKey = (value: unknown): value is SavedKey =>
  isText(value) && /^(attraction|activity|trail|accommodation)\/[a-z0-9-]+$/.test(value);

/** Returns true if a value is a list of saved records. */
export const isSavedList = (value: unknown): value is SavedKey[] =>
  isListOf(value, isSavedKey, planLimits.savedPlaces);
