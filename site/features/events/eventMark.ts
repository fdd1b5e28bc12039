import type { ParkEvent } from '#schemas/types/published.ts';
import type { VisitDays } from '../../calendar/visitDays.ts';
import { mayBeDuring } from './filterEvents.ts';

/**
 * Returns the tag of an event by dates: that it is on the visitor's trip, or, among the results of a search by dates,
 * that its date is not announced. Null for all others and for cancelled events.
 */
export function eventMark(
  event: ParkEvent,
  trip: VisitDays['trip'],
  isSearchByDates: boolean,
): string | null {
  if (event.eventStatus === 'cancelled') return null;
  const isUndated = event.startDate === null;
  if (isUndated && isSearchByDates) return 'Date not announced';
  if (!trip || !mayBeDuring(event, trip.from, trip.to)) return null;
  return isUndated ? 'Usually in your dates' : 'In your dates';
}
