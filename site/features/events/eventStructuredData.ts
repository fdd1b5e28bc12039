import type { ParkEvent, Site } from '#schemas/types/published.ts';
import { instantOf, wallTimeIn } from '#schemas/rules/zonedTime.ts';
import { recordPath } from '#schemas/recordKinds.ts';
import { offers, postalAddress } from '../../ui/head/structuredData.ts';

type EventSite = Pick<Site, 'url' | 'currency' | 'timeZone'>;

const statuses = { scheduled: 'EventScheduled', cancelled: 'EventCancelled' } as const;

/**
 * Returns the Event of an event with announced dates. Nothing for others, because schema.org cannot express that a date
 * is only likely.
 */
export function eventStructuredData(
  event: ParkEvent,
  { url, currency, timeZone }: EventSite,
): object | undefined {
  const { startDate, eventStatus } = event;
  if (startDate === null || eventStatus === 'unconfirmed') return undefined;
  return {
    '@type': 'Event',
    name: event.name,
    description: event.description,
    ...momentsOf(event, timeZone),
    eventStatus: `https://schema.org/${statuses[eventStatus]}`,
    location: { '@type': 'Place', name: event.location, address: postalAddress(event.location) },
    image: url + event.imageUrl,
    url: url + recordPath('event', event.slug),
    ...(event.url !== null && { sameAs: event.url }),
    isAccessibleForFree: event.isFree,
    ...offers(event, currency),
  };
}

/** Returns the dates of an event, with time and offset from UTC where the page shows times. */
function momentsOf({ startDate, endDate, startTime, endTime }: ParkEvent, timeZone: string): object {
  if (startDate === null) return {};
  if (startTime === null) return { startDate, ...(endDate !== null && { endDate }) };
  const start = momentText(startDate, startTime, timeZone);
  const lastDate = endDate ?? startDate;
  if (endTime !== null) return { startDate: start, endDate: momentText(lastDate, endTime, timeZone) };
  // A day alone as the end would precede a time of that day.
  return { startDate: start, ...(lastDate !== startDate && { endDate: lastDate }) };
}

/** Formats a day and a time by the clock of the park: 2027-01-20T19:30:00-07:00. */
function momentText(date: string, time: string, timeZone: string): string {
  const instant = instantOf(date, time, timeZone);
  const wall = wallTimeIn(instant, timeZone);
  const minutes = (Date.parse(`${wall.date}T${wall.time}:00Z`) - instant) / 60_000;
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const digits = (value: number) => String(value).padStart(2, '0');
  const offset = `${minutes < 0 ? '-' : '+'}${digits(hours)}:${digits(rest)}`;
  return `${wall.date}T${wall.time}:00${offset}`;
}
