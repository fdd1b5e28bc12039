import type { PlannerPlace, ParkEvent } from '#schemas/types/published.ts';
import type { PlanDay } from './layOutPlan.ts';
import type { PlanItem } from './planItems.ts';

/** Returns the stops of a day that the guide knows, in their order. */
export function placesOfDay({
  morning,
  afternoon,
}: Pick<PlanDay, 'morning' | 'afternoon'>): { place: PlannerPlace; item: PlanItem }[] {
  return [...morning, ...afternoon].flatMap((item) => (item.place ? [{ place: item.place, item }] : []));
}

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
