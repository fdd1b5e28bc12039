import type { TripChoices, TripForm } from './trip.ts';
import { tripLength } from './tripDates.ts';

/** Day of a trip: "day 3 of 7" and the name of its first place. */
export interface DayOfTrip {
  day: number;
  days: number;
  /** Null for a day without places. */
  name: string | null;
}

/** Returns the day of a trip on a date, or null before and after the trip. */
export function dayOfTrip(
  { startDate, endDate }: Pick<TripForm, 'startDate' | 'endDate'>,
  { days }: Pick<TripChoices, 'days'>,
  date: string,
): DayOfTrip | null {
  if (date < startDate || date > endDate) return null;
  const day = tripLength(startDate, date);
  return { day, days: tripLength(startDate, endDate), name: days[day - 1]?.[0]?.name ?? null };
}
