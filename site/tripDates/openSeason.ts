import { partOfMonthText } from '#schemas/rules/dateText.ts';
import { isOpenOn } from '#schemas/rules/isOpenOn.ts';
import { nextDayOfYear } from '#schemas/rules/nextDayOfYear.ts';
import type { OpenSeason } from '#schemas/types/published.ts';
import { addDays } from '../calendar/dates.ts';
import { type TripDates, tripOrToday } from './tripDates.ts';

/** Days by which a usual season may begin earlier or end later in some year. */
const usualMargin = 31;

/**
 * Returns true if a place is closed on all days of the trip, or today without one. A usual season leaves a month before
 * and after it in doubt, and nothing is closed then.
 */
export function isClosedOn(open: OpenSeason | null | undefined, dates: TripDates): boolean {
  if (!open) return false;
  const { from, to } = tripOrToday(dates);
  const margin = open.usual ? usualMargin : 0;
  const first = addDays(from, -margin);
  return !isOpenOn(open, first) && nextDayOfYear(open.from, first) > addDays(to, margin);
}

/** Returns when a place opens that is closed on the first day, or when it closes during the trip; otherwise null. */
export function seasonLine(open: OpenSeason | null | undefined, dates: TripDates): string | null {
  if (!open) return null;
  const { from, to } = tripOrToday(dates);
  const [opens, closes] = open.usual ? ['Usually opens', 'Usually closes'] : ['Opens', 'Closes'];
  if (!isOpenOn(open, from)) return `${opens} ${partOfMonthText(open.from)}`;
  return nextDayOfYear(open.to, from) < to ? `${closes} ${partOfMonthText(open.to)}` : null;
}
