import { arrivalOf, departureOf, type OpenDay } from './openDay.ts';
import type { TripContext } from '../tripContext.ts';

/** Returns the notes of a meal: that it is before the arrival or after the departure, else where dinner is. */
export function mealNotes(context: TripContext, day: OpenDay, start: number): string[] {
  const { rules, form, begins } = context;
  const departure = departureOf(context, day);
  if (start < arrivalOf(context, day)) return ['On your way here.'];
  if (departure !== null && start >= departure) return ['On your way home.'];
  if (start !== begins.dinner) return [];
  const dining = rules.form.dining.find(({ id }) => id === form.diningPreference) ?? rules.form.dining[0];
  return dining ? [dining.note] : [];
}
