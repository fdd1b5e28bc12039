import { cleanLine } from './cleanText.ts';
import {
  type FeedEvent,
  type FeedPrice,
  type FeedReading,
  type ReadingContext,
  UnreadableFeed,
} from './feedEvent.ts';
import { isoSpan, offsetRemark } from './isoTimes.ts';
import { fieldAt, fieldOf, listOf, textOf } from './jsonValues.ts';
import { priceIn } from './price/priceIn.ts';
import { NotForTheGuide, notNear, onlineOnly, readEntries } from './readEntries.ts';
import { isWithin, wholeDays } from './spans.ts';

/** Returns the events of a page of the interface of Localist (`/api/2/events`); each has one or more instances. */
export function readLocalist(body: unknown, context: ReadingContext): FeedReading {
  const events = fieldOf(body, 'events');
  if (!Array.isArray(events)) throw new UnreadableFeed('the JSON holds no list of events');
  const nodes = events.map((each) => fieldOf(each, 'event') ?? each);
  const reading = readEntries(nodes, nameOf, (event, remark) => toEvents(event, context, remark));
  const [page, pages] = [fieldAt(body, 'page', 'current'), fieldAt(body, 'page', 'total')];
  const hasMore = typeof page === 'number' && typeof pages === 'number' && page < pages;
  return { ...reading, next: hasMore ? `?page=${page + 1}` : null };
}

function nameOf(event: unknown, index: number): string {
  return cleanLine(textOf(fieldOf(event, 'title'))) || `event ${index + 1}`;
}

function toEvents(event: unknown, context: ReadingContext, remark: (reason: string) => void): FeedEvent[] {
  const field = (name: string) => fieldOf(event, name);
  if (field('private') === true) throw new NotForTheGuide('it is not public');
  const location = placeOf(event);
  if (textOf(field('experience')) === 'virtual' && location === '') throw new NotForTheGuide(onlineOnly);
  const id = textOf(field('id')) || textOf(field('localist_url'));
  if (id === '') throw new Error('it has no id');
  const instances = listOf(field('event_instances')).map((each) => fieldOf(each, 'event_instance') ?? each);
  if (instances.length === 0) throw new Error('it does not say when it takes place');
  const facts = {
    name: textOf(field('title')),
    description: textOf(field('description_text')) || textOf(field('description')),
    location,
    isCancelled: /^cancell?ed$/i.test(textOf(field('status'))),
    categories: [
      ...listOf(fieldAt(event, 'filters', 'event_types')).map((type) => textOf(fieldOf(type, 'name'))),
      ...listOf(field('tags')).map(textOf),
    ],
    url: textOf(field('localist_url')) || textOf(field('url')) || null,
    organiser: null,
    image: textOf(field('photo_url')) || null,
    price: priceOf(event),
  };
  const spans = instances.map((instance) => ({ instance, span: spanOf(instance, context.timeZone) }));
  const near = spans.filter(({ span }) => isWithin(span, context.today, context.until));
  if (near.length === 0) throw new NotForTheGuide(notNear);
  const offset = near.flatMap(({ instance, span }) =>
    span.startTime === null ? [] : (offsetRemark(textOf(fieldOf(instance, 'start')), context.timeZone) ?? []),
  );
  if (offset[0] !== undefined) remark(offset[0]);
  return near.map(({ instance, span }) => ({
    ...facts,
    key: `localist ${id}#${textOf(fieldOf(instance, 'id')) || span.startDate}`,
    span,
  }));
}

function placeOf(event: unknown): string {
  const field = (name: string) => textOf(fieldOf(event, name));
  const parts = [field('location_name') || field('location'), field('room_number'), field('address')];
  return parts.filter((part) => part !== '').join(', ');
}

function spanOf(instance: unknown, timeZone: string) {
  const [start, end] = [textOf(fieldOf(instance, 'start')), textOf(fieldOf(instance, 'end'))];
  if (start === '') throw new Error('it does not say when it takes place');
  // The time of a whole day says nothing.
  if (fieldOf(instance, 'all_day') === true) return wholeDays(start.slice(0, 10), end.slice(0, 10) || null);
  return isoSpan(start, end || null, timeZone);
}

function priceOf(event: unknown): FeedPrice {
  if (fieldOf(event, 'free') === true) return { isFree: true, amount: null, currency: null };
  return priceIn(textOf(fieldOf(event, 'ticket_cost')), null);
}
