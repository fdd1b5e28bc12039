import type { FeedFormat } from '#schemas/types/authored.ts';
import type { BodyFormat } from './detectFormat.ts';
import { type FeedReading, type ReadingContext, UnreadableFeed } from './feedEvent.ts';
import type { FeedAnswer, KnownVersion } from './fetchFeed.ts';
import { readFeed } from './readFeed.ts';

/** Most parts of one feed that are read. */
const maxPages = 40;

/** Reads an address, or answers null when what is known is still the last version. */
export type FeedSource = (url: string, known: KnownVersion) => Promise<FeedAnswer>;

export interface WholeFeed extends FeedReading {
  format: BodyFormat;
  version: KnownVersion;
}

/**
 * A feed with all its parts; null when it is unchanged. Throws an UnreadableFeed, or what the source throws: a feed of
 * which a part is missing is no feed.
 */
export async function readPages(
  url: string,
  known: KnownVersion,
  { format, context, source }: { format: FeedFormat; context: ReadingContext; source: FeedSource },
): Promise<WholeFeed | null> {
  const first = await source(url, known);
  if (!first) return null;
  const reading = readFeed(first.body, first.contentType, format, context);
  // Of a feed in parts the first says nothing about the others.
  const whole: WholeFeed = { ...reading, version: reading.next === null ? first.version : {} };
  const seen = new Set([url]);
  for (let next = reading.next; next !== null;) {
    if (seen.has(next) || seen.size >= maxPages) throw new UnreadableFeed('its parts have no end');
    if (!isSameOrigin(next, url)) throw new UnreadableFeed('its next part lies on another host');
    seen.add(next);
    const answer = await source(next, {});
    if (!answer) throw new UnreadableFeed('a part of it did not come');
    const part = readFeed(answer.body, answer.contentType, format, context);
    whole.events.push(...part.events);
    whole.quarantined.push(...part.quarantined);
    whole.leftOut.push(...part.leftOut);
    whole.entries += part.entries;
    next = part.next;
  }
  return whole;
}

function isSameOrigin(a: string, b: string): boolean {
  return URL.canParse(a) && URL.canParse(b) && new URL(a).origin === new URL(b).origin;
}
