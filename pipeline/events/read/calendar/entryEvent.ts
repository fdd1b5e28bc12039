import { type FeedEvent, type Span, unknownPrice } from '../feedEvent.ts';
import type { CalendarComponent } from './calendarComponents.ts';

/** All that an entry says of each of its occurrences. */
type Facts = Omit<FeedEvent, 'key' | 'span'>;

/** Entries that were read before: a series has one entry and hundreds of occurrences. */
const factsOf = new WeakMap<CalendarComponent, Facts>();

/** Returns an occurrence of an entry as an event. */
export function entryEvent(entry: CalendarComponent, key: string, span: Span): FeedEvent {
  const facts = factsOf.get(entry) ?? readFacts(entry);
  factsOf.set(entry, facts);
  return { ...facts, key, span };
}

function readFacts(entry: CalendarComponent): Facts {
  return {
    name: entry.text('SUMMARY'),
    description: entry.text('DESCRIPTION'),
    location: entry.text('LOCATION'),
    isCancelled: /^CANCELLED$/i.test(entry.raw('STATUS') ?? ''),
    categories: entry.all('CATEGORIES').flatMap(({ values }) => values),
    url: entry.raw('URL'),
    organiser: entry.first('ORGANIZER')?.parameters.cn ?? null,
    image: imageOf(entry),
    price: unknownPrice,
  };
}

function imageOf(entry: CalendarComponent): string | null {
  const images = [
    ...entry.all('IMAGE'),
    ...entry.all('ATTACH').filter(({ parameters }) => parameters.fmttype?.startsWith('image/')),
  ];
  return images[0]?.values[0] ?? null;
}
