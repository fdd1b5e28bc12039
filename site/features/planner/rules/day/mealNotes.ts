import { eatingPlace, type Meal, type NamedPlaces } from './eatingPlaces.ts';
import { arrivalOf, departureOf, type OpenDay } from './openDay.ts';
import type { Position } from '../places/roads.ts';
import type { TripContext } from '../tripContext.ts';

interface MealToNote {
  day: OpenDay;
  meal: Meal;
  /** Minutes since midnight. */
  start: number;
  /** Position of the visitor, or null on the way. */
  near: Position | null;
  named: NamedPlaces;
}

/**
 * Returns the notes of a meal: that it is before the arrival or after the departure, else where dinner is and a place
 * to eat nearby.
 */
export function mealNotes(context: TripContext, { day, meal, start, near, named }: MealToNote): string[] {
  const { rules, form } = context;
  const departure = departureOf(context, day);
  if (start < arrivalOf(context, day)) return ['On your way here.'];
  if (departure !== null && start >= departure) return ['On your way home.'];
  const dining = rules.form.dining.find(({ id }) => id === form.diningPreference) ?? rules.form.dining[0];
  const { index, date } = day;
  const place =
    near && !dining?.cooks ? eatingPlace(context, { meal, index, date, start, near }, named) : null;
  return [
    ...(meal === 'dinner' && dining ? [dining.note] : []),
    ...(place ? [`For example ${place.name}, ${place.location}.`] : []),
  ];
}
