import type { Picture, ParkEvent } from '#schemas/types/published.ts';
import { recordId } from '../../content/idOf.ts';
import type { Content, Entry } from '../../content/checkedContent.ts';
import { priceText } from './figures.ts';
import { originalOf, pictureOf } from '../pictures.ts';
import { toProvenance } from './provenance.ts';
import { sortRecords } from './sortRecords.ts';

/** Returns every event as listed: those written by hand, and those that feeds announce. */
export function toEvents(content: Content): ParkEvent[] {
  const lastRead = new Map(content.feeds?.data.feeds.map((feed) => [feed.id, feed.lastRead]));
  const page = content.pages.find(({ slug }) => slug === 'events');
  // There is no drawing of an event from a feed, and the organiser's picture is not ours.
  const picture = pictureOf('page', 'events', page?.data ?? {});
  return sortRecords([...content.events, ...content.importedEvents]).map((entry) =>
    entry.kind === 'event'
      ? toEvent(entry)
      : toImportedEvent(entry, picture, lastRead.get(entry.data.imported.feed) ?? null),
  );
}

function toEvent(entry: Entry<'event'>): ParkEvent {
  const { slug, data } = entry;
  return {
    ...factsOf(entry),
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

function factsOf({ slug, data }: Entry<'event'> | Entry<'imported-event'>) {
  return {
    id: recordId('events', { slug, data }),
    slug,
    name: data.name,
    description: data.description,
    category: data.category,
    startDate: data.startDate,
    endDate: data.endDate,
    startTime: data.startTime ?? null,
    endTime: data.endTime ?? null,
    usualTime: 'usualTime' in data ? (data.usualTime ?? null) : null,
    location: data.location,
    town: data.town,
    isFree: data.isFree,
    ...priceText(data.price),
    eventStatus: data.eventStatus,
    url: data.url ?? null,
    organiser: data.organiser ?? null,
  };
}

function calendarUrlOf(slug: string, startDate: string | null): string | null {
  return startDate === null ? null : `/events/${slug}.ics`;
}

/** Events that are not over on a day, the next one first; those without dates follow. */
export function upcomingEvents(events: readonly ParkEvent[], today: string): ParkEvent[] {
  const dated = events.filter(({ endDate }) => endDate !== null && endDate >= today);
  const undated = events.filter(({ endDate }) => endDate === null);
  const sorted = dated.sort((a, b) => ((a.startDate ?? '') < (b.startDate ?? '') ? -1 : 1));
  return [...sorted, ...undated];
}

/** Returns the day on which all configured feeds had last been read; null without feeds, or while one never was. */
export function eventsAsOf({ site, feeds }: Content): string | null {
  const reads = (site.data.eventFeeds ?? []).map(
    ({ id }) => feeds?.data.feeds.find((feed) => feed.id === id)?.lastRead ?? null,
  );
  const known = reads.filter((read) => read !== null);
  return known.length < reads.length ? null : (known.toSorted()[0] ?? null);
}
