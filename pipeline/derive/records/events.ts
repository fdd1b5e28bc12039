import schema from '#schemas/authored/event.schema.json' with { type: 'json' };
import type { AuthoredEvent } from '#schemas/types/authored.ts';
import type { Picture, ParkEvent } from '#schemas/types/published.ts';
import { recordId } from '../../content/idOf.ts';
import type { Content, Entry } from '../../content/checkedContent.ts';
import { priceText } from './figures.ts';
import { nextDayOfYear } from '#schemas/rules/nextDayOfYear.ts';
import { byNextDays } from '#schemas/rules/events/nextEventDays.ts';
import { originalOf, pictureOf } from '../pictures.ts';
import { asWritten, toProvenance, sortRecords } from './fields.ts';

/**
 * Returns every event as listed: those written by hand, and those that feeds announce. One that falls on the same day
 * every year has the next such day, from `today` on, until its dates are announced.
 */
export function toEvents(content: Content, today: string): ParkEvent[] {
  const lastRead = new Map(content.feeds?.data.feeds.map((feed) => [feed.id, feed.lastRead]));
  const page = content.pages.find(({ slug }) => slug === 'events');
  // There is no drawing of an event from a feed, and the organiser's picture is not ours.
  const picture = pictureOf('page', 'events', page?.data ?? {});
  return sortRecords([...content.events, ...content.importedEvents]).map((entry) =>
    entry.kind === 'event'
      ? toEvent(entry, today)
      : toImportedEvent(entry, picture, lastRead.get(entry.data.imported.feed) ?? null),
  );
}

function toEvent(entry: Entry<'event'>, today: string): ParkEvent {
  const { slug, data } = entry;
  return {
    ...factsOf(entry),
    ...timesOfYear(data, today),
    organiserImage: null,
    calendarUrl: calendarUrlOf(slug, data.startDate),
    asOf: null,
    imageUrl: originalOf('event', slug, 1),
    picture: pictureOf('event', slug, data),
    provenance: toProvenance(data.provenance),
  };
}

function toImportedEvent(entry: Entry<'imported-event'>, picture: Picture, asOf: string | null): ParkEvent {
  const { slug, data } = entry;
  return {
    ...factsOf(entry),
    organiserImage: data.organiserImage ?? null,
    calendarUrl: calendarUrlOf(slug, data.startDate),
    asOf,
    imageUrl: picture.original,
    picture,
    provenance: toProvenance(data.provenance),
  };
}

/** Returns the usual days of an event without dates, and the next date of one that has a day of the calendar. */
function timesOfYear({ startDate, usual, yearly }: Entry<'event'>['data'], today: string) {
  if (startDate !== null) return {};
  if (yearly === undefined) return { usual: usual ?? null };
  const next = nextDayOfYear(yearly, today);
  return { yearly, startDate: next, endDate: next };
}

function factsOf({ slug, data }: Entry<'event'> | Entry<'imported-event'>) {
  const written: Pick<AuthoredEvent, keyof typeof schema.$defs.listed.properties> = data;
  return {
    id: recordId('events', { slug, data }),
    slug,
    ...asWritten(schema.$defs.listed, written),
    startDate: data.startDate,
    endDate: data.endDate,
    usual: null,
    yearly: null,
    ...priceText('price' in data ? data.price : undefined),
  };
}

/** Returns the address of the calendar file; calendars hold only what the organiser has announced. */
function calendarUrlOf(slug: string, startDate: string | null): string | null {
  return startDate === null ? null : `/events/${slug}.ics`;
}

/** Returns the events that are not over on a day, the next one first by its dates or its usual days. */
export function upcomingEvents(events: readonly ParkEvent[], today: string): ParkEvent[] {
  const upcoming = events.filter(({ endDate }) => endDate === null || endDate >= today);
  return byNextDays(upcoming, today);
}

/** Returns the day on which all configured feeds had last been read; null without feeds, or while one never was. */
export function eventsAsOf({ site, feeds }: Content): string | null {
  const reads = (site.data.eventFeeds ?? []).map(
    ({ id }) => feeds?.data.feeds.find((feed) => feed.id === id)?.lastRead ?? null,
  );
  const known = reads.filter((read) => read !== null);
  return known.length < reads.length ? null : (known.toSorted()[0] ?? null);
}
