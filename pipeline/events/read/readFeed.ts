import type { FeedFormat } from '#schemas/types/authored.ts';
import { decodeBody } from './decodeBody.ts';
import { type BodyFormat, detectFormat } from './detectFormat.ts';
import type { FeedReading, ReadingContext } from './feedEvent.ts';
import { readICalendar } from './calendar/readICalendar.ts';
import { readHtml, readJsonLd } from './readJsonLd.ts';
import { readLocalist } from './readLocalist.ts';
import { jsonBody } from './jsonBody.ts';
import { readRestJson } from './readRestJson.ts';
import { readRss } from './readRss.ts';

const readers: Record<BodyFormat, (text: string, context: ReadingContext) => FeedReading> = {
  ics: readICalendar,
  rss: readRss,
  tec: (text, context) => readRestJson(jsonBody(text), context),
  'json-ld': (text, context) => readJsonLd(jsonBody(text), context),
  localist: (text, context) => readLocalist(jsonBody(text), context),
  html: readHtml,
};

/** Returns the events of a body of any known format. Throws an UnreadableFeed when the body as a whole is none. */
export function readFeed(
  body: Uint8Array,
  contentType: string | null,
  wanted: FeedFormat,
  context: ReadingContext,
): FeedReading & { format: BodyFormat } {
  const text = decodeBody(body, contentType);
  const format = detectFormat(text, wanted, contentType);
  return { ...readers[format](text, context), format };
}
