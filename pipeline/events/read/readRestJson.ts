import { cleanLine } from './cleanText.ts';
import {
  type FeedEvent,
  type FeedPrice,
  type FeedReading,
  type ReadingContext,
  type Span,
  unknownPrice,
  UnreadableFeed,
} from './feedEvent.ts';
import { fieldAt, fieldOf, listOf, textOf } from './jsonValues.ts';
import { priceIn } from './price/priceIn.ts';
import { NotForTheGuide, notNear, onlineOnly, readEntries } from './readEntries.ts';
import { isoSpan } from './isoTimes.ts';
import { isWithin, wholeDays, wholeDaysBetween } from './spans.ts';

/** Returns the events of a page of the REST interface of The Events Calendar (`/wp-json/tribe/events/v1/events`). */
export function readRestJson(body: unknown, context: ReadingContext): FeedReading {
  const events = fieldOf(body, 'events');
  if (!Array.isArray(events)) throw new UnreadableFeed('the JSON holds no list of events');
  const reading = readEntries(events, nameOf, (event) => [toEvent(event, context)]);
  return { ...reading, next: textOf(fieldOf(body, 'next_rest_url')) || null };
}

function nameOf(event: unknown, index: number): string {
  return cleanLine(textOf(fieldOf(event, 'title'))) || `event ${index + 1}`;
}

function toEvent(event: unknown, { timeZone, today, until }: ReadingContext): FeedEvent {
  const field = (name: string) => fieldOf(event, name);
  if (field('hide_from_listings') === true) throw new NotForTheGuide('it is hidden from listings');
  const status = textOf(field('status'));
  if (status !== '' && status !== 'publish') throw new NotForTheGuide('it is not published');
  const span = spanOf(event, timeZone);
  if (!isWithin(span, today, until)) throw new NotForTheGuide(notNear);
  const venue = listOf(field('venue'))[0];
  if (field('is_virtual') === true && placeOf(venue) === '') throw new NotForTheGuide(onlineOnly);
  const organiser = listOf(field('organizer'))[0];
  const id = textOf(field('global_id')) || textOf(field('id')) || textOf(field('url'));
  if (id === '') throw new Error('it has no id');
  return {
    key: id,
    name: textOf(field('title')),
    description: textOf(field('description')) || textOf(field('excerpt')),
    location: placeOf(venue),
    span,
    isCancelled: /^cancell?ed$/i.test(textOf(field('event_status'))),
    categories: listOf(field('categories')).map((category) => textOf(fieldOf(category, 'name'))),
    url: textOf(field('website')) || textOf(field('url')) || null,
    organiser: textOf(fieldOf(organiser, 'organizer')) || null,
    image: textOf(fieldAt(event, 'image', 'url')) || null,
    price: priceOf(event),
  };
}

function placeOf(venue: unknown): string {
  const parts = ['venue', 'address', 'city'].map((name) => textOf(fieldOf(venue, name)));
  return parts.filter((part) => part !== '').join(', ');
}

function spanOf(event: unknown, parkZone: string): Span {
  const field = (name: string) => textOf(fieldOf(event, name));
  const [start, end] = [field('start_date'), field('end_date')];
  if (start === '') throw new Error('it does not say when it takes place');
  if (fieldOf(event, 'all_day') === true) return wholeDays(start.slice(0, 10), end.slice(0, 10) || null);
  const days = end === '' ? null : wholeDaysIn(start, end);
  if (days) return days;
  const [utcStart, utcEnd] = [field('utc_start_date'), field('utc_end_date')];
  if (utcStart !== '') return isoSpan(`${utcStart}Z`, utcEnd === '' ? null : `${utcEnd}Z`, parkZone);
  return isoSpan(start, end || null, parkZone, field('timezone') || parkZone);
}

/** Returns the whole days between two times as they are written; null for other times. */
function wholeDaysIn(start: string, end: string): Span | null {
  const wall = (text: string) => ({ date: text.slice(0, 10), time: text.slice(11, 16) });
  const isTime = (text: string) => /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}/.test(text);
  return isTime(start) && isTime(end) ? wholeDaysBetween(wall(start), wall(end)) : null;
}

function priceOf(event: unknown): FeedPrice {
  const currency = textOf(fieldAt(event, 'cost_details', 'currency_code')) || null;
  const price = priceIn(textOf(fieldOf(event, 'cost')), currency);
  if (price.isFree || price.amount !== null) return price;
  // The plug-in takes every number of the text for a value, an age among them: without a price in the text there is none.
  if (textOf(fieldOf(event, 'cost')) !== '') return unknownPrice;
  return priceIn(
    listOf(fieldAt(event, 'cost_details', 'values'))
      .map(textOf)
      .join(' · '),
    currency,
  );
}
