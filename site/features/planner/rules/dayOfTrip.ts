import type { TripChoices, TripForm } from './trip.ts';
import { tripLength } from './tripDates.ts';

/** Day of a trip: "day 3 of 7" and the names of its places. */
export interface DayOfTrip {
  day: number;
  days: number;
  names: string[];
}

/** Returns the day of a trip on a date, or null before and after the trip. */
export function dayOfTrip(
  { startDate, endDate }: Pick<TripForm, 'startDate' | 'endDate'>,
  { days }: Pick<TripChoices, 'days'>,
  date: string,
): DayOfTrip | null {
  if (date < startDate || date > endDate) return null;
  const day = tripLength(startDate, date);
  return { day, days: tripLength(startDate, endDate), names: (days[day - 1] ?? []).map(({ name }) => name) };
}
