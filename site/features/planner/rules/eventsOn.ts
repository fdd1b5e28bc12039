import type { ParkEvent } from '#schemas/types/published.ts';

/** Events of a calendar date, YYYY-MM-DD; those without dates and cancelled ones are on none. */
export function eventsOn(events: readonly ParkEvent[], date: string): ParkEvent[] {
  return events.filter(
    ({ startDate, endDate, eventStatus }) =>
      eventStatus !== 'cancelled' &&
      startDate !== null &&
      startDate <= date &&
      date <= (endDate ?? startDate),
  );
}
