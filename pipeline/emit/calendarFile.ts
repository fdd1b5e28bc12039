import { createEvents, type DateArray, type EventAttributes } from 'ics';
import type { ParkEvent, Site } from '#schemas/types/published.ts';

/** All events with dates as an iCalendar file of all-day events. `today` stamps it, so that equal input gives equal bytes. */
export function calendarFile(events: readonly ParkEvent[], site: Site, today: string): string {
  const entries = events.flatMap((event) => {
    const { startDate, endDate } = event;
    return startDate === null || endDate === null ? [] : [toEntry(event, startDate, endDate, site, today)];
  });
  const header = { productId: `-//${site.name}//Events//EN`, calName: `${site.name}: events` };
  const { value, error } = createEvents(entries, header);
  if (error || value === null) throw error ?? new Error('the calendar is empty');
  return value;
}

/** Typed by the package without the stamp that it reads. */
type StampedEvent = EventAttributes & { timestamp: number };

function toEntry(
  event: ParkEvent,
  startDate: string,
  endDate: string,
  site: Site,
  today: string,
): StampedEvent {
  return {
    uid: `${event.slug}@${new URL(site.url).host}`,
    timestamp: Date.parse(`${today}T00:00:00Z`),
    start: toDateArray(startDate),
    // The end of an all-day event is the first day on which it is over.
    end: toDateArray(dayAfter(endDate)),
    title: event.name,
    description: event.description,
    location: event.location,
    categories: [event.category],
    status:
      event.eventStatus === 'cancelled'
        ? 'CANCELLED'
        : event.eventStatus === 'scheduled'
          ? 'CONFIRMED'
          : 'TENTATIVE',
    transp: 'TRANSPARENT',
    ...(event.url ? { url: event.url } : {}),
  };
}

function toDateArray(date: string): DateArray {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return [year, month, day];
}

function dayAfter(date: string): string {
  const next = new Date(`${date}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}
