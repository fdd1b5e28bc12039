import { planLimits } from '../rules/planLimits.ts';
import type { Bed, SavedKey, Stop, TripChoices, TripForm } from '../rules/trip.ts';
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

const isTime = (value: unknown) => value === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(String(value));

const isAge = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= planLimits.oldestChild;

/** Fields that forms of earlier versions lack, with the values that leave their plans as they were. */
const laterFields = {
  arrivalTime: '',
  departureTime: '',
  childAges: [],
  transport: 'car',
  isOneBed: true,
} satisfies Partial<TripForm>;

/** Reads a form, also of an earlier version; null if it is none. */
export function readTripForm(value: unknown): TripForm | null {
  const form: unknown = { ...laterFields, ...recordOf(value) };
  return isTripForm(form) ? form : null;
}

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
    typeof form.isOneBed === 'boolean' &&
    Number.isFinite(form.groupSize) &&
    isListOf(form.interests, (entry) => isText(entry), planLimits.interests) &&
    words.every((word) => isText(word)) &&
    isText(form.specialRequests, planLimits.requests)
  );
}

/** Reads a plan from stored data; null for anything else. */
export function readTrip(value: unknown): SharedPlan | null {
  const { form: storedForm, choices, saved } = recordOf(value);
  const { stay, stays, days } = recordOf(choices);
  const form = readTripForm(storedForm);
  if (!form || !isSavedList(saved)) return null;
  const read = readDays(days, (stop) => {
    const { place, name: called, part, isLocked } = recordOf(stop);
    return [place, called, part === 'morning' ? 0 : 1, isLocked === true ? 1 : 0];
  });
  const unfold = (bed: unknown) => {
    const { slug, name } = recordOf(bed);
    return bed === null ? null : [slug, name];
  };
  const beds = stays === undefined ? readOneBed(unfold(stay), read) : readBeds(stays, unfold);
  return read && beds ? { form, choices: { stays: beds, days: read }, saved } : null;
}

export function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** Reads the bed of each night with `unfold`; null if one is invalid. */
export function readBeds(
  value: unknown,
  unfold: (bed: unknown) => unknown = (bed) => bed,
): TripChoices['stays'] | null {
  if (!isListOf(value, (bed): bed is unknown => bed !== undefined, planLimits.days)) return null;
  const beds = value.map((bed) => readBed(unfold(bed)));
  return beds.every((bed) => bed !== undefined) ? beds : null;
}

/** Reads the one bed that plans of earlier versions have, as the bed of each night. */
export function readOneBed(value: unknown, days: readonly unknown[] | null): TripChoices['stays'] | null {
  const bed = readBed(value);
  return bed === undefined || !days ? null : days.slice(1).map(() => bed);
}

function readBed(value: unknown): Bed | null | undefined {
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
