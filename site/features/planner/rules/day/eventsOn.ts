import type { ParkEvent } from '#schemas/types/published.ts';

/** Returns the events on a date, YYYY-MM-DD, without cancelled and undated ones. */
export function eventsOn(events: readonly ParkEvent[], date: string): ParkEvent[] {
  return events.filter(
    ({ startDate, endDate, eventStatus }) =>
      eventStatus !== 'cancelled' &&
      startDate !== null &&
      startDate <= date &&
      date <= (endDate ?? startDate),
  );
}
