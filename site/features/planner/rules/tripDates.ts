import { addDays } from '../../../calendar/dates.ts';
import type { TripChoices, TripForm } from './trip.ts';

/** Returns the number of days of a trip, both dates included, at least one. */
export function tripLength(startDate: string, endDate: string): number {
  return Math.max(1, Math.round((Date.parse(endDate) - Date.parse(startDate)) / 86_400_000) + 1);
}

/** Returns a message about two dates between which no trip can be planned, or null. */
export function datesProblem(startDate: string, endDate: string, longestTrip: number): string | null {
  if (endDate < startDate) return 'The trip ends before it starts. Choose a later end date.';
  return tripLength(startDate, endDate) > longestTrip
    ? `Plans can be up to ${longestTrip} days. Choose an earlier end date.`
    : null;
}

/** Returns the dates of a trip; the length must be within the limit. */
export function tripDates(startDate: string, endDate: string): string[] {
  return Array.from({ length: tripLength(startDate, endDate) }, (_, index) => addDays(startDate, index));
}

/** Formats minutes as HH:MM; past midnight, the last minute of the day. */
export function timeOf(minutes: number): string {
  const within = Math.min(minutes, 24 * 60 - 1);
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
}

/** Rounds up to the next quarter of an hour. */
export function toQuarter(minutes: number): number {
  return Math.ceil(minutes / 15) * 15;
}

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
