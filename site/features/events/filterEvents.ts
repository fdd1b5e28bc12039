import type { ParkEvent } from '#schemas/types/published.ts';
import { type EventFilters, hasVisitDates } from './eventFilters.ts';

/**
 * Whether an event takes place during a visit, both days included: its start or end falls inside, or it spans the whole
 * of it. An event without dates is not known to.
 */
export function isDuring({ startDate, endDate }: ParkEvent, from: string, until: string): boolean {
  if (!startDate) return false;
  const last = endDate ?? startDate;
  const startsInside = startDate >= from && startDate <= until;
  const endsInside = last >= from && last <= until;
  const spans = startDate <= from && last >= until;
  return startsInside || endsInside || spans;
}

/** Events that pass: the category, and the dates once both are set. */
export function filterEvents(events: ParkEvent[], filters: EventFilters): ParkEvent[] {
  const { from, until, category } = filters;
  return events.filter(
    (event) =>
      (category === 'all' || event.category === category) &&
      (!hasVisitDates(filters) || isDuring(event, from, until)),
  );
}

/** The distinct categories of events, sorted. */
export function eventCategories(events: ParkEvent[]): string[] {
  return [...new Set(events.map((event) => event.category))].sort((a, b) => a.localeCompare(b, 'en'));
}

/** Returns filters without a category that no event has. */
export function knownFilters(filters: EventFilters, events: ParkEvent[]): EventFilters {
  return events.some(({ category }) => category === filters.category)
    ? filters
    : { ...filters, category: 'all' };
}
