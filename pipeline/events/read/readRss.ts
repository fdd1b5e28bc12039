import { cleanLine, cleanText } from './cleanText.ts';
import { dateInWords, timeInWords } from './dateTexts.ts';
import {
  type FeedEvent,
  type FeedReading,
  type ReadingContext,
  type Span,
  UnreadableFeed,
} from './feedEvent.ts';
import { childText, parseXml, type XmlElement } from './parseXml.ts';
import { priceIn } from './price/priceIn.ts';
import { NotForTheGuide, notNear, readEntries } from './readEntries.ts';
import { isoSpan, offsetRemark } from './isoTimes.ts';
import { isWithin, momentOf, moments, wholeDays } from './spans.ts';

/**
 * Returns the events of an RSS feed whose items say when they take place: in the dialect of town calendars
 * (`calendarEvent:EventDates`), by the event module of RSS 1.0 (`ev:startdate`), or by xCal. The day on which an item
 * was published says nothing about that.
 */
export function readRss(text: string, context: ReadingContext): FeedReading {
  const root = parseXml(text);
  if (!['rss', 'rdf:rdf'].includes(root.name))
    throw new UnreadableFeed(`the body is XML, but no RSS: <${root.name}>`);
  const channel = root.children.find(({ name }) => name === 'channel');
  const items = [root, ...(channel ? [channel] : [])].flatMap(({ children }) =>
    children.filter(({ name }) => name === 'item'),
  );
  return readEntries(items, titleOf, (item, remark) => [toEvent(item, context, remark)]);
}

function titleOf(item: XmlElement, index: number): string {
  return cleanLine(childText(item, 'title')) || `item ${index + 1}`;
}

function toEvent(
  item: XmlElement,
  { timeZone, today, until }: ReadingContext,
  remark: (reason: string) => void,
): FeedEvent {
  const span = spanOf(item, timeZone);
  if (!isWithin(span, today, until)) throw new NotForTheGuide(notNear);
  const offset = span.startTime === null ? null : offsetRemark(startOf(item), timeZone);
  if (offset !== null) remark(offset);
  const link = childText(item, 'link');
  const id = childText(item, 'guid') || item.attributes['rdf:about'] || link || titleOf(item, 0);
  return {
    // Some calendars give all days of a series one address.
    key: `${id}#${span.startDate}`,
    name: childText(item, 'title'),
    description: withoutFacts(childText(item, 'content:encoded', 'description')),
    location: childText(item, 'calendarevent:location', 'ev:location', 'xcal:location'),
    span,
    isCancelled: /^cancell?ed$/i.test(childText(item, 'xcal:status', 'ev:status')),
    categories: item.children.filter(({ name }) => name === 'category').map(({ text }) => text),
    url: link || null,
    organiser: childText(item, 'ev:organizer', 'xcal:organizer') || null,
    image: item.children.find(isImage)?.attributes.url ?? null,
    price: priceIn(childText(item, 'cost', 'price', 'xcal:x-cost'), null),
  };
}

function isImage({ name, attributes }: XmlElement): boolean {
  const isMedia = ['enclosure', 'media:content', 'media:thumbnail'].includes(name);
  return (
    isMedia &&
    (name === 'media:thumbnail' || (attributes.type ?? attributes.medium ?? '').startsWith('image'))
  );
}

/** Removes date, time and place from the start of a description, where town calendars repeat them. */
function withoutFacts(text: string): string {
  return cleanText(text)
    .split('\n')
    .filter((line) => !/^(event (date|dates|time|times)|location):/i.test(line))
    .join('\n');
}

function spanOf(item: XmlElement, timeZone: string): Span {
  const days = childText(item, 'calendarevent:eventdates');
  if (days) return spanInWords(days, childText(item, 'calendarevent:eventtimes'), timeZone);
  const start = startOf(item);
  if (!start) throw new Error('it does not say when it takes place');
  return isoSpan(start, asIso(childText(item, 'ev:enddate', 'xcal:dtend')) || null, timeZone);
}

/** Returns the start of an item as ISO 8601 writes it; empty without one. */
function startOf(item: XmlElement): string {
  return asIso(childText(item, 'ev:startdate', 'xcal:dtstart'));
}

/** Parses "October 3, 2026 - October 4, 2026" and "10:00 AM - 04:00 PM": both days and both times, or one. */
function spanInWords(days: string, times: string, timeZone: string): Span {
  const [firstDay = '', lastDay = firstDay] = halves(days);
  const startDate = dateInWords(firstDay);
  const endDate = dateInWords(lastDay);
  const [first = '', last] = halves(times);
  if (first === '' || /all day/i.test(first)) return wholeDays(startDate, endDate);
  const start = momentOf(startDate, timeInWords(first), timeZone);
  if (last === undefined) {
    const { startTime } = moments(start, null, timeZone);
    return { ...wholeDays(startDate, endDate), startTime };
  }
  const end = timeInWords(last);
  // Midnight to midnight of a day is that day; here the last day counts.
  if (timeInWords(first) === '00:00' && end === '00:00') return wholeDays(startDate, endDate);
  const isNextDay = startDate === endDate && end < timeInWords(first);
  const endMoment = momentOf(endDate, end, timeZone);
  // "8 PM - 1 AM" of one day ends after midnight.
  return moments(start, isNextDay ? endMoment + 86_400_000 : endMoment, timeZone);
}

function halves(text: string): string[] {
  return cleanLine(text)
    .split(/\s+(?:-|–|—|to)\s+/)
    .filter((part) => part !== '');
}

/** Converts 20270612T100000Z to 2027-06-12T10:00:00Z; returns anything else unchanged. */
function asIso(text: string): string {
  return text.replace(
    /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2}))?/,
    (_whole, year, month, day, h, m, s) =>
      h === undefined ? `${year}-${month}-${day}` : `${year}-${month}-${day}T${h}:${m}:${s}`,
  );
}
