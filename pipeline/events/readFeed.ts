import type { FeedFormat } from '#schemas/types/authored.ts';
import { type FeedReading, type ReadingContext, UnreadableFeed } from './feedEvent.ts';
import type { FeedBody } from './fetchFeed.ts';
import { readICalendar } from './readICalendar.ts';
import { readRss } from './readRss.ts';

/** Format of a body. */
type BodyFormat = Exclude<FeedFormat, 'auto'>;

const readers = { ics: readICalendar, rss: readRss };
const names = { ics: 'iCalendar', rss: 'RSS' };

/** Media types by which hosts announce each format. text/plain and a missing type announce nothing. */
const announced: [pattern: RegExp, format: BodyFormat][] = [
  [/^text\/calendar$/, 'ics'],
  [/^application\/rss\+xml$|^(application|text)\/xml$/, 'rss'],
];

/** Returns the events of a body. Throws an UnreadableFeed when the body as a whole is no feed of the wanted format. */
export function readFeed(
  { body, contentType }: FeedBody,
  wanted: FeedFormat,
  context: ReadingContext,
): FeedReading & { format: BodyFormat } {
  const text = decodeBody(body, contentType)
    .replace(/^\uFEFF/, '')
    .trimStart();
  const format = formatOf(text);
  if (wanted !== 'auto' && wanted !== format) {
    throw new UnreadableFeed(`the body is ${names[format]}, where ${wanted} was expected`);
  }
  const type = contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const [, other] = announced.find(([pattern, each]) => pattern.test(type) && each !== format) ?? [];
  if (other) throw new UnreadableFeed(`the body is ${names[format]}, but its host calls it ${type}`);
  return { ...readers[format](text, context), format };
}

/** Detects the format by the first characters. */
function formatOf(text: string): BodyFormat {
  if (text === '') throw new UnreadableFeed('the body is empty');
  if (/^BEGIN:VCALENDAR\b/i.test(text)) return 'ics';
  const head = text.slice(0, 5000);
  if (/^<!doctype html\b|<html\b/i.test(head)) throw new UnreadableFeed('the body is an HTML page');
  if (/^<(\?xml|rss|!--)/i.test(head)) return 'rss';
  throw new UnreadableFeed('the body is no calendar and no RSS');
}

/**
 * Returns the text of a body, in the encoding that its host or its XML declaration names, else UTF-8. A declaration whose
 * letters are bytes is not in UTF-16, whatever it says.
 */
function decodeBody(body: Uint8Array, contentType: string | null): string {
  const head = new TextDecoder('latin1').decode(body.subarray(0, 200)).trimStart();
  const encoding =
    /;\s*charset\s*=\s*"?([\w.:-]+)/i.exec(contentType ?? '')?.[1] ??
    /^<\?xml\b[^>]*\bencoding\s*=\s*["'](?!utf-?16)([\w.:-]+)["']/i.exec(head)?.[1] ??
    'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(body);
  } catch {
    throw new UnreadableFeed(`the body is no text in ${encoding.slice(0, 40)}`);
  }
}
