import type { PlannerPlace } from '#schemas/types/published.ts';
import { isWithinHours } from '../places/placeHours.ts';
import { keptOutBecause } from '../places/placeNotices.ts';
import type { Position } from '../places/roads.ts';
import { closedBecause } from '../places/suitability.ts';
import { transitOn } from '../places/transit.ts';
import { longestWalkKm, type TripContext } from '../tripContext.ts';

export type Meal = NonNullable<PlannerPlace['meals']>[number];

/** Days on which the plan has named each place to eat. */
export type NamedPlaces = Map<PlannerPlace, number[]>;

interface Table {
  meal: Meal;
  /** 0 for the first day of the trip. */
  index: number;
  date: string;
  /** Minutes since midnight. */
  start: number;
  near: Position;
}

const bandOrder = { dear: 0, middle: 1, modest: 2 };

/**
 * Returns the place to eat for a meal and remembers it in `named`, or null. It is open, within reach and not named on
 * the same day. Places that were named least come first, then for a dinner with the wish for it the dearer band, then
 * the nearest one.
 */
export function eatingPlace(context: TripContext, table: Table, named: NamedPlaces): PlannerPlace | null {
  const { meal, index, near } = table;
  const daysOf = (place: PlannerPlace) => named.get(place) ?? [];
  const bandOf = (place: PlannerPlace) =>
    meal === 'dinner' && context.isOfInterest(place) ? bandOrder[place.priceBand ?? 'middle'] : 0;
  const best = context.eatingPlaces
    .filter((place) => isWithinReach(context, place, table) && !daysOf(place).includes(index))
    .toSorted(
      (a, b) =>
        daysOf(a).length - daysOf(b).length ||
        bandOf(a) - bandOf(b) ||
        context.kmBetween(near, a) - context.kmBetween(near, b),
    )
    .find((place) => isServing(context, place, table));
  if (!best) return null;
  named.set(best, [...daysOf(best), index]);
  return best;
}

/** Returns true if a place serves a meal, and the visitor gets there. */
function isWithinReach(
  { rules, form, kmBetween }: TripContext,
  place: PlannerPlace,
  { meal, date, near }: Table,
): boolean {
  if (!place.meals?.includes(meal)) return false;
  const km = kmBetween(near, place);
  return (
    km <= rules.travel.nearKm &&
    (form.transport !== 'bus' || km <= longestWalkKm || transitOn(place, date) !== null)
  );
}

/** Returns true if a place is open for the whole of a meal. */
function isServing({ rules, form }: TripContext, place: PlannerPlace, { date, start }: Table): boolean {
  const end = start + place.minutes;
  return (
    closedBecause(place, date, rules) === null &&
    keptOutBecause(place, { date, start, end }, form.groupSize) === null &&
    isWithinHours(place, date, start, end)
  );
}
