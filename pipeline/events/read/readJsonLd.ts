import { assertWholeHtml } from './assertWholeHtml.ts';
import { cleanLine } from './cleanText.ts';
import {
  type FeedEvent,
  type FeedPrice,
  type FeedReading,
  type ReadingContext,
  unknownPrice,
  UnreadableFeed,
} from './feedEvent.ts';
import { fieldAt, fieldOf, listOf, textOf } from './jsonValues.ts';
import { priceIn } from './price/priceIn.ts';
import { NotForTheGuide, notNear, onlineOnly, readEntries } from './readEntries.ts';
import { isoSpan, offsetRemark } from './isoTimes.ts';
import { parseJson } from './parseJson.ts';
import { isWithin } from './spans.ts';

/** Deepest nesting that is looked through. */
const maxDepth = 12;

/** Returns the events of schema.org at any depth of a JSON document. */
export function readJsonLd(body: unknown, context: ReadingContext): FeedReading {
  return readNodes(eventNodes(body, 0), context);
}

/**
 * Returns the events of schema.org in the JSON-LD blocks of an HTML page. Throws an UnreadableFeed when there is
 * none.
 */
export function readHtml(html: string, context: ReadingContext): FeedReading {
  assertWholeHtml(html);
  const blocks = jsonLdBlocks(html);
  const broken: FeedReading['quarantined'] = [];
  const nodes = blocks.flatMap((block, index) => {
    try {
      return eventNodes(parseJson(block), 0);
    } catch (error) {
      broken.push({
        what: `JSON-LD block ${index + 1}`,
        reason: `it is no JSON: ${error instanceof Error ? error.message : String(error)}`,
      });
      return [];
    }
  });
  if (nodes.length + broken.length === 0) throw new UnreadableFeed('the body is an HTML page without events');
  const reading = readNodes(nodes, context);
  return {
    ...reading,
    entries: reading.entries + broken.length,
    quarantined: [...broken, ...reading.quarantined],
  };
}

/** Returns the texts of the scripts of type application/ld+json; those inside of comments are none. */
function jsonLdBlocks(html: string): string[] {
  const parts = html.matchAll(/<!--[^]*?(?:-->|$)|<script\b([^>]*)>([^]*?)(?:<\/script\s*>|$)/gi);
  return [...parts].flatMap(([, attributes, text = '']) =>
    attributes !== undefined && /\btype\s*=\s*["']?application\/ld\+json\b/i.test(attributes) ? [text] : [],
  );
}

function isEvent(type: unknown): boolean {
  return listOf(type).some((name) => {
    const plain = textOf(name).replace(/^https?:\/\/schema\.org\//, '');
    return /^[A-Z][A-Za-z]*Event$|^Event$|^Festival$|^Hackathon$|^CourseInstance$|^EventSeries$/.test(plain);
  });
}

/** Returns all nodes that are events, without those that are a part of another event. */
function eventNodes(value: unknown, depth: number): unknown[] {
  if (depth > maxDepth || typeof value !== 'object' || value === null) return [];
  if (!Array.isArray(value) && isEvent(fieldOf(value, '@type'))) return [value];
  return Object.values(value).flatMap((part) => eventNodes(part, depth + 1));
}

function readNodes(nodes: readonly unknown[], context: ReadingContext): FeedReading {
  return readEntries(
    nodes,
    (node, index) => cleanLine(textOf(fieldOf(node, 'name'))) || `event ${index + 1}`,
    (node, remark) => [toEvent(node, context, remark)],
  );
}

function toEvent(
  node: unknown,
  { timeZone, today, until }: ReadingContext,
  remark: (reason: string) => void,
): FeedEvent {
  const text = (name: string) => textOf(listOf(fieldOf(node, name))[0]);
  const status = text('eventStatus').replace(/^https?:\/\/schema\.org\//, '');
  if (status === 'EventPostponed') throw new NotForTheGuide('it is postponed, and no new date is known');
  const start = text('startDate');
  if (start === '') throw new Error('it does not say when it takes place');
  const span = isoSpan(start, text('endDate') || null, timeZone);
  if (!isWithin(span, today, until)) throw new NotForTheGuide(notNear);
  const places = listOf(fieldOf(node, 'location'));
  if (isOnlineOnly(node, places)) throw new NotForTheGuide(onlineOnly);
  const offset = span.startTime === null ? null : offsetRemark(start, timeZone);
  if (offset !== null) remark(offset);
  const url = text('url');
  const id = textOf(fieldOf(node, '@id')) || text('identifier') || url || text('name');
  return {
    key: `${id}#${span.startDate}`,
    name: text('name'),
    description: text('description'),
    location: placeOf(places),
    span,
    isCancelled: status === 'EventCancelled',
    categories: [...listOf(fieldOf(node, 'keywords')), ...listOf(fieldOf(node, 'genre'))].flatMap((word) =>
      textOf(word).split(','),
    ),
    url: url || null,
    organiser: nameOf(listOf(fieldOf(node, 'organizer'))[0]) || null,
    image: imageOf(listOf(fieldOf(node, 'image'))[0]) || null,
    price: priceOf(node),
  };
}

/** Returns a name, or the thing's own. */
function nameOf(thing: unknown): string {
  return textOf(thing) || textOf(fieldOf(thing, 'name'));
}

function imageOf(image: unknown): string {
  return textOf(image) || textOf(fieldOf(image, 'url')) || textOf(fieldOf(image, 'contentUrl'));
}

/** Returns the last part of a name of schema.org, which may be an address or an array of several. */
function termsOf(value: unknown): string[] {
  return listOf(value).map((name) => textOf(name).replace(/^https?:\/\/schema\.org\//, ''));
}

function isVirtual(place: unknown): boolean {
  return termsOf(fieldOf(place, '@type')).includes('VirtualLocation');
}

/** Returns true if an event has no place but the web; a mixed one has one. */
function isOnlineOnly(node: unknown, places: readonly unknown[]): boolean {
  const modes = termsOf(fieldOf(node, 'eventAttendanceMode'));
  if (modes.some((mode) => /^(Mixed|Offline)EventAttendanceMode$/i.test(mode))) return false;
  const hasPlace = places.some((place) => !isVirtual(place) && placeOf([place]) !== '');
  const saysOnline =
    termsOf(fieldOf(node, 'eventStatus')).includes('EventMovedOnline') ||
    modes.includes('OnlineEventAttendanceMode');
  return saysOnline || (places.some(isVirtual) && !hasPlace);
}

function placeOf(places: readonly unknown[]): string {
  const place = places.find((each) => !isVirtual(each));
  const address = fieldOf(place, 'address');
  const parts = [
    nameOf(place),
    textOf(address) || textOf(fieldOf(address, 'streetAddress')),
    textOf(fieldAt(place, 'address', 'addressLocality')),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

function priceOf(node: unknown): FeedPrice {
  const isFree = fieldOf(node, 'isAccessibleForFree');
  if (isFree === true || /^true$/i.test(textOf(isFree)))
    return { isFree: true, amount: null, currency: null };
  const offers = listOf(fieldOf(node, 'offers')).flatMap((offer): FeedPrice[] => {
    const [low, high] = [fieldOf(offer, 'lowPrice'), fieldOf(offer, 'highPrice')].map(textOf);
    const currency = textOf(fieldOf(offer, 'priceCurrency')) || null;
    const text = low || textOf(fieldOf(offer, 'price'));
    // A range from nothing is not free: some pay.
    if (Number(low || NaN) === 0 && Number(high || NaN) > 0) return [{ isFree: false, amount: 0, currency }];
    const amount = Number(text || NaN);
    if (Number.isNaN(amount)) return [priceIn(text, currency)];
    if (amount === 0) return [{ isFree: true, amount: null, currency: null }];
    return amount > 0 && amount <= 100_000 ? [{ isFree: false, amount, currency }] : [];
  });
  const priced = offers.filter(({ amount }) => amount !== null);
  const [cheapest] = priced.toSorted((a, b) => Number(a.amount) - Number(b.amount));
  return cheapest ?? offers.find(({ isFree: saysFree }) => saysFree) ?? unknownPrice;
}
