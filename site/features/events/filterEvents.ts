import { eventFilters } from '#schemas/filters/eventFilters.ts';
import type { ParkEvent } from '#schemas/types/published.ts';
import { isUsualDuring } from './usualDays.ts';
import { type EventSearch, hasVisitDates } from './eventSearch.ts';

/**
 * Returns true if an event takes place during a visit, both days included: it starts or ends inside, or spans the visit.
 * False for an event without dates.
 */
export function isDuring({ startDate, endDate }: ParkEvent, from: string, until: string): boolean {
  if (!startDate) return false;
  const last = endDate ?? startDate;
  const startsInside = startDate >= from && startDate <= until;
  const endsInside = last >= from && last <= until;
  const spans = startDate <= from && last >= until;
  return startsInside || endsInside || spans;
}

/** Returns true if an event takes place during a visit, or if its usual days touch it while it has no dates. */
export function mayBeDuring(event: ParkEvent, from: string, until: string): boolean {
  const { startDate, usual } = event;
  return startDate === null && usual ? isUsualDuring(usual, from, until) : isDuring(event, from, until);
}

/**
 * Returns the events of the chosen category that take place during the visit, or usually do while their dates are not
 * announced; without both dates, at any time.
 */
export function filterEvents(events: ParkEvent[], search: EventSearch): ParkEvent[] {
  const { from, until } = search;
  return eventFilters
    .apply(events, search, null)
    .filter((event) => !hasVisitDates(search) || mayBeDuring(event, from, until));
}
