import { createEvents, type DateArray, type EventAttributes } from 'ics';
import { addDays, dayNumber } from '#schemas/rules/calendarDate.ts';
import { recordPath } from '#schemas/recordKinds.ts';
import { instantOf } from '#schemas/rules/zonedTime.ts';
import type { ParkEvent, Site } from '#schemas/types/published.ts';

type CalendarSite = Pick<Site, 'name' | 'url' | 'timeZone'>;

interface CalendarDays {
  /** Day that stamps the calendar, so that equal input gives equal bytes. */
  today: string;
  /** Days on which the records of events changed last, by slug; `today` counts for the others. */
  changes: ReadonlyMap<string, string>;
}

/** Day from which the versions of events are counted. */
const firstDay = '2020-01-01';

/** Returns the events that have dates: whole days, or moments where times are known, as an iCalendar file. */
export function calendarFile(events: readonly ParkEvent[], site: CalendarSite, days: CalendarDays): string {
  const entries = events.flatMap((event) => {
    const { startDate, endDate } = event;
    return startDate === null || endDate === null ? [] : [toEntry(event, startDate, endDate, site, days)];
  });
  const header = { productId: `-//${site.name}//Events//EN`, calName: `${site.name}: events` };
  const { value, error } = createEvents(entries, header);
  if (error || value === null) throw error ?? new Error('the calendar is empty');
  return foldLines(value);
}

/** Typed by the package without the stamp that it reads. */
type StampedEvent = EventAttributes & { timestamp: number };

function toEntry(
  event: ParkEvent,
  startDate: string,
  endDate: string,
  site: CalendarSite,
  { today, changes }: CalendarDays,
): StampedEvent {
  const page = site.url + recordPath('event', event.slug);
  const changed = changes.get(event.slug) ?? today;
  const entry = {
    uid: `${event.slug}@${new URL(site.url).host}`,
    timestamp: Date.parse(`${today}T00:00:00Z`),
    // Programs keep the dates that they have while neither of the two has grown.
    sequence: Math.max(dayNumber(changed) - dayNumber(firstDay), 0),
    lastModified: Date.parse(`${changed}T00:00:00Z`),
    ...spanOf(event, startDate, endDate, site.timeZone),
    title: event.name,
    description: event.description,
    location: event.location,
    categories: [event.category],
    status: event.eventStatus === 'cancelled' ? ('CANCELLED' as const) : ('CONFIRMED' as const),
    transp: 'TRANSPARENT' as const,
    url: event.url ?? page,
  };
  // The types of the package demand an end, which an event need not have; the package itself does not.
  return entry as StampedEvent;
}

type Span = { start: DateArray; end?: DateArray } & Pick<
  EventAttributes,
  'startInputType' | 'startOutputType' | 'endInputType' | 'endOutputType'
>;

/**
 * Returns moments where the start is known, else whole days. Without an end time an event of several days ends with its
 * last day, and one of a day has no end.
 */
function spanOf(
  { startTime, endTime }: ParkEvent,
  startDate: string,
  endDate: string,
  timeZone: string,
): Span {
  // The end of an all-day event is the first day on which it is over.
  if (startTime === null) return { start: toDateArray(startDate), end: toDateArray(addDays(endDate, 1)) };
  const start = instantOf(startDate, startTime, timeZone);
  const lastTime = endTime ?? (endDate > startDate ? '24:00' : null);
  const end = lastTime === null ? null : instantOf(endDate, lastTime, timeZone);
  return {
    start: toUtcArray(start),
    ...(end !== null && end > start && { end: toUtcArray(end) }),
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

/** Longest line of a calendar in octets, its line end not counted (RFC 5545, 3.1). */
const maxOctets = 75;

/**
 * Folds the lines of a calendar anew: each has at most 75 octets, and no sign is parted. The package counts signs in place
 * of octets.
 */
export function foldLines(calendar: string): string {
  return calendar
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map((line) => foldLine(line))
    .join('\r\n');
}

function foldLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (octets + size > maxOctets) {
      parts.push(part);
      // The space that marks a line as the rest of the one before counts, too.
      [part, octets] = [' ', 1];
    }
    part += sign;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}
