import type { PlannerPlace } from '#schemas/types/published.ts';
import { keptOutBecause } from './places/placeNotices.ts';
import { isWithinHours } from './places/placeOnDay.ts';
import type { PlaceOfTrip } from './placeOfTrip.ts';
import { distanceKm, longestWalkKm, type Spot } from './places/roads.ts';
import type { Meal, MealName } from './simulatedDay.ts';
import type { TripContext } from './tripContext.ts';

/** Days on which the plan has named each place to eat. */
export type NamedPlaces = Map<PlaceOfTrip, number[]>;

/** A meal with the position at which it is taken, null on the way. */
export interface Table {
  name: MealName;
  meal: Meal;
  /** 0 for the first day of the trip. */
  index: number;
  near: Spot | null;
}

const bandOrder = { dear: 0, middle: 1, modest: 2 };

/** Returns the notes of a meal: the kind of dinner, and a place to eat nearby, which is remembered in `named`. */
export function mealNotes(context: TripContext, table: Table, named: NamedPlaces): string[] {
  const { rules, form } = context;
  const { name, meal, near } = table;
  const dining = rules.form.dining.find(({ id }) => id === form.diningPreference) ?? rules.form.dining[0];
  const place =
    near && !meal.isOnTheWay && !dining?.cooks ? eatingPlace(context, { ...table, near }, named) : null;
  return [
    ...(meal.isOnTheWay && !place ? ['Take a packed lunch.'] : []),
    ...(name === 'dinner' && dining ? [dining.note] : []),
    ...(place ? [`Try ${place.name}, ${place.location.split(',')[0]}.`] : []),
  ];
}

/**
 * Returns the place to eat for a meal, or null. It is open, within reach and not named on the same day. Places that were
 * named least come first, then for a dinner with the wish for it the dearer band, then the nearest one.
 */
function eatingPlace(
  context: TripContext,
  { name, meal, index, near }: Table & { near: Spot },
  named: NamedPlaces,
): PlannerPlace | null {
  const { rules, form, dates } = context;
  const daysOf = (place: PlaceOfTrip) => named.get(place) ?? [];
  const isWished = ({ place }: PlaceOfTrip) => place.interests.some((id) => form.interests.includes(id));
  const bandOf = (one: PlaceOfTrip) =>
    name === 'dinner' && isWished(one) ? bandOrder[one.place.priceBand ?? 'middle'] : 0;
  const kmTo = ({ place }: PlaceOfTrip) => distanceKm(near, place);
  const isReached = (one: PlaceOfTrip) =>
    kmTo(one) <= rules.travel.nearKm &&
    (form.transport !== 'bus' || kmTo(one) <= longestWalkKm || context.onDay(one, index).link !== null);
  const isServing = (one: PlaceOfTrip) => {
    const date = dates[index] ?? '';
    const end = meal.start + one.place.minutes;
    return (
      context.onDay(one, index).closed === null &&
      keptOutBecause(one.place, { date, start: meal.start, end }, form.groupSize) === null &&
      isWithinHours(one.place, date, meal.start, end)
    );
  };
  const best = context.places
    .filter((one) => one.place.meals?.includes(name) && isReached(one) && !daysOf(one).includes(index))
    .toSorted((a, b) => daysOf(a).length - daysOf(b).length || bandOf(a) - bandOf(b) || kmTo(a) - kmTo(b))
    .find(isServing);
  if (!best) return null;
  named.set(best, [...daysOf(best), index]);
  return best.place;
}
