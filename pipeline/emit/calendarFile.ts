import { createEvents, type DateArray, type EventAttributes } from 'ics';
import type { ParkEvent, Site } from '#schemas/types/published.ts';
import { addDays } from '../time/calendarDate.ts';
import { instantOf } from '#schemas/rules/zonedTime.ts';

type CalendarSite = Pick<Site, 'name' | 'url' | 'timeZone'>;

/**
 * Returns all events with dates as an iCalendar file: whole days, or moments where times are known. `today` stamps
 * it, so that equal input gives equal bytes. Where no event has dates it is a calendar that holds none, to which one
 * can subscribe.
 */
export function calendarFile(events: readonly ParkEvent[], site: CalendarSite, today: string): string {
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
  site: CalendarSite,
  today: string,
): StampedEvent {
  const page = `${site.url}/events?event=${event.slug}`;
  return {
    uid: `${event.slug}@${new URL(site.url).host}`,
    timestamp: Date.parse(`${today}T00:00:00Z`),
    ...spanOf(event, startDate, endDate, site.timeZone),
    title: event.name,
    description: event.description,
    location: event.location,
    categories: [event.category],
    status: event.eventStatus === 'cancelled' ? 'CANCELLED' : 'CONFIRMED',
    transp: 'TRANSPARENT',
    url: event.url ?? page,
  };
}

type Span = { start: DateArray; end: DateArray } & Pick<
  EventAttributes,
  'startInputType' | 'startOutputType' | 'endInputType' | 'endOutputType'
>;

/** Moments where the start is known, an unknown end being the same moment; else whole days. */
function spanOf(
  { startTime, endTime }: ParkEvent,
  startDate: string,
  endDate: string,
  timeZone: string,
): Span {
  // The end of an all-day event is the first day on which it is over.
  if (startTime === null) return { start: toDateArray(startDate), end: toDateArray(addDays(endDate, 1)) };
  const start = instantOf(startDate, startTime, timeZone);
  const end = endTime === null ? start : instantOf(endDate, endTime, timeZone);
  return {
    start: toUtcArray(start),
    end: toUtcArray(end),
    startInputType: 'utc',
    startOutputType: 'utc',
    endInputType: 'utc',
    endOutputType: 'utc',
  };
}

function toDateArray(date: string): DateArray {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return [year, month, day];
}

function toUtcArray(moment: number): DateArray {
  const date = new Date(moment);
  return [
    date.getUTCFullYear(),
    date.getUTCMonth() + 1,
    date.getUTCDate(),
    date.getUTCHours(),
    date.getUTCMinutes(),
  ];
}
