import { partOfMonthText } from '#schemas/rules/dateText.ts';
import { isOpenOn } from '#schemas/rules/isOpenOn.ts';
import { nextDayOfYear } from '#schemas/rules/nextDayOfYear.ts';
import type { OpenSeason } from '#schemas/types/published.ts';
import { type TripDates, tripOrToday } from './tripDates.ts';

/** Returns true if a place is closed on all days of the trip, or today without one. */
export function isClosedOn(open: OpenSeason | null | undefined, dates: TripDates): boolean {
  const { from, to } = tripOrToday(dates);
  return !!open && !isOpenOn(open, from) && nextDayOfYear(open.from, from) > to;
}

/** Returns when a place opens that is closed on the first day, or when it closes during the trip; otherwise null. */
export function seasonLine(open: OpenSeason | null | undefined, dates: TripDates): string | null {
  if (!open) return null;
  const { from, to } = tripOrToday(dates);
  if (!isOpenOn(open, from)) return `Opens in ${partOfMonthText(open.from)}`;
  return nextDayOfYear(open.to, from) < to ? `Closes in ${partOfMonthText(open.to)}` : null;
}
