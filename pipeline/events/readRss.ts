import { SaxesParser } from 'saxes';
import { isCalendarDate } from '#schemas/rules/calendarDate.ts';
import { cleanLine, cleanText } from './cleanText.ts';
import {
  type FeedEvent,
  type FeedReading,
  EntryNotApplicable,
  notNear,
  type ReadingContext,
  readEntries,
  reasonOf,
  type Span,
  UnreadableFeed,
} from './feedEvent.ts';
import { isWithin, momentOf, moments, wholeDays } from './spans.ts';

/** Child elements of an item by their qualified names in lower case. */
type Item = Map<string, { text: string; attributes: Record<string, string> }[]>;

/**
 * Returns the events of an RSS feed in the dialect of town calendars, whose items say when they take place
 * (`calendarEvent:EventDates`). The day on which an item was published says nothing about that.
 */
export function readRss(text: string, { timeZone, today, until }: ReadingContext): FeedReading {
  return readEntries(itemsOf(text), titleOf, (item) => {
    const span = spanInWords(
      textOf(item, 'calendarevent:eventdates'),
      textOf(item, 'calendarevent:eventtimes'),
      timeZone,
    );
    if (!isWithin(span, today, until)) throw new EntryNotApplicable(notNear);
    return [toEvent(item, span)];
  });
}

/** A part in which an ampersand is a letter like any other, or one that begins no reference of XML. */
const strayAmpersand = /<!\[CDATA\[[^]*?(?:\]\]>|$)|&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/gi;

/** Returns the items of a well-formed RSS document. Throws an UnreadableFeed for all others, a truncated one too. */
function itemsOf(text: string): Item[] {
  const parser = new SaxesParser();
  const items: Item[] = [];
  const open: string[] = [];
  let child: { text: string; attributes: Record<string, string> } | undefined;
  const addText = (part: string): void => {
    if (child) child.text += part;
  };
  parser.on('error', (error) => {
    throw new UnreadableFeed(`the XML is broken or cut off: ${error.message}`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    const lower = name.toLowerCase();
    if (open.length === 0 && lower !== 'rss')
      throw new UnreadableFeed(`the body is XML, but no RSS: <${lower}>`);
    const item = items.at(-1);
    if (lower === 'item') items.push(new Map());
    else if (item && open.at(-1) === 'item') {
      child = { text: '', attributes };
      item.set(lower, [...(item.get(lower) ?? []), child]);
    }
    open.push(lower);
  });
  parser.on('closetag', () => {
    open.pop();
    if (open.at(-1) === 'item') child = undefined;
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  try {
    // A stray ampersand, as in "&nbsp;", would make the whole feed unreadable.
    parser.write(text.replaceAll(strayAmpersand, (found) => (found === '&' ? '&amp;' : found))).close();
  } catch (error) {
    throw error instanceof UnreadableFeed ? error : new UnreadableFeed(reasonOf(error));
  }
  return items;
}

/** Returns the text of the first child with one of some names and a text; empty without one. */
function textOf(item: Item, ...names: string[]): string {
  for (const name of names) {
    const text = item.get(name)?.[0]?.text.trim();
    if (text) return text;
  }
  return '';
}

function titleOf(item: Item, index: number): string {
  return cleanLine(textOf(item, 'title')) || `item ${index + 1}`;
}

function toEvent(item: Item, span: Span): FeedEvent {
  const link = textOf(item, 'link');
  const image = (item.get('enclosure') ?? []).find(({ attributes }) => attributes.type?.startsWith('image'));
  return {
    // Some calendars give all days of a series one address.
    key: `${textOf(item, 'guid') || link || titleOf(item, 0)}#${span.startDate}`,
    name: textOf(item, 'title'),
    description: withoutFacts(textOf(item, 'content:encoded', 'description')),
    location: textOf(item, 'calendarevent:location'),
    span,
    isCancelled: false,
    categories: (item.get('category') ?? []).map(({ text }) => text),
    url: link || null,
    organiser: null,
    image: image?.attributes.url ?? null,
  };
}

/** Removes date, time and place from the start of a description, where town calendars repeat them. */
function withoutFacts(text: string): string {
  return cleanText(text)
    .split('\n')
    .filter((line) => !/^(event (date|dates|time|times)|location):/i.test(line))
    .join('\n');
}

/** Parses "October 3, 2026 - October 4, 2026" and "10:00 AM - 04:00 PM": both days and both times, or one. */
function spanInWords(days: string, times: string, timeZone: string): Span {
  const [firstDay, lastDay = firstDay] = halves(days);
  if (firstDay === undefined) throw new Error('it does not say when it takes place');
  const startDate = dateInWords(firstDay);
  const endDate = dateInWords(lastDay ?? firstDay);
  const [first = '', last] = halves(times);
  if (first === '' || /all day/i.test(first)) return wholeDays(startDate, endDate);
  const startTime = timeInWords(first);
  if (last === undefined) return { ...wholeDays(startDate, endDate), startTime };
  const endTime = timeInWords(last);
  // Midnight to midnight of a day is that day; here the last day counts.
  if (startTime === '00:00' && endTime === '00:00') return wholeDays(startDate, endDate);
  const end = momentOf(endDate, endTime, timeZone);
  // "8 PM - 1 AM" of one day ends after midnight.
  const isNextDay = startDate === endDate && endTime < startTime;
  return moments(momentOf(startDate, startTime, timeZone), isNextDay ? end + 86_400_000 : end, timeZone);
}

function halves(text: string): string[] {
  return cleanLine(text)
    .split(/\s+(?:-|–|—|to)\s+/)
    .filter((part) => part !== '');
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Returns a day written in English, "September 1, 2026", as YYYY-MM-DD. Throws when it is none. */
function dateInWords(text: string): string {
  const [, name = '', day = '', year] =
    /^(?:\p{L}+,\s*)?(\p{L}+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/u.exec(text.trim()) ?? [];
  const month = months.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  const date = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!isCalendarDate(date)) throw new Error(`"${text.trim().slice(0, 60)}" is no day`);
  return date;
}

/** Returns a time in English, "02:00 PM" or "14:00", as HH:MM. Throws when it is none. */
function timeInWords(text: string): string {
  const [, hourText, minuteText = '00', half] =
    /^(\d{1,2})(?::(\d{2}))?\s*([ap])?\.?(?:m\.?)?$/i.exec(text.trim()) ?? [];
  const hour = Number(hourText ?? NaN);
  const isRight = half ? hour >= 1 && hour <= 12 : hour <= 23;
  if (!isRight || Number(minuteText) > 59) throw new Error(`"${text.trim().slice(0, 60)}" is no time`);
  const inDay = half ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour;
  return `${String(inDay).padStart(2, '0')}:${minuteText}`;
}
