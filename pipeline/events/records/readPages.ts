import { type SkippedEntry, UnreadableFeed } from '../read/feedEvent.ts';
import type { FeedAnswer, KnownVersion } from '../fetch/fetchFeed.ts';
import type { RecordPart } from './recordReader.ts';
import { isWebAddress } from './webAddress.ts';
import type { FeedReader } from './startFeedReader.ts';

/** Most parts of one feed that are read. */
const maxPages = 40;

/** Reads an address until a deadline; null if it has not changed since the last run. */
export type FeedSource = (url: string, known: KnownVersion, deadline: AbortSignal) => Promise<FeedAnswer>;

export interface WholeFeed extends RecordPart {
  version: KnownVersion;
}

interface PagesOptions {
  read: FeedReader['read'];
  source: FeedSource;
  /** Ends the reading of parts. */
  deadline: AbortSignal;
}

/**
 * Returns a feed with all its parts; null when it is unchanged. Throws an UnreadableFeed, or what the source throws:
 * a feed of which a part is missing is no feed. Of a feed in a file only the file is read, because it was saved by a
 * person; a remark says that the feed has more parts.
 */
export async function readPages(
  url: string,
  known: KnownVersion,
  { read, source, deadline }: PagesOptions,
): Promise<WholeFeed | null> {
  const first = await source(url, known, deadline);
  if (!first) return null;
  const reading = await read(first.body, first.contentType);
  // Of a feed in parts the first says nothing about the others.
  const whole: WholeFeed = { ...reading, version: reading.next === null ? first.version : {} };
  if (reading.next !== null && !isWebAddress(url)) {
    return { ...whole, remarks: [...whole.remarks, partAlone(reading)] };
  }
  const seen = new Set([url]);
  for (let next = nextOf(reading, url); next !== null;) {
    if (seen.has(next) || seen.size >= maxPages) throw new UnreadableFeed('its parts have no end');
    if (!isSameOrigin(next, url)) throw new UnreadableFeed('its next part lies on another host');
    if (deadline.aborted) throw new UnreadableFeed('its parts take too long to come');
    seen.add(next);
    const answer = await source(next, {}, deadline);
    if (!answer) throw new UnreadableFeed('a part of it did not come');
    const part = await read(answer.body, answer.contentType);
    // A list may be longer than the arguments that a call can have.
    whole.records = whole.records.concat(part.records);
    whole.quarantined = whole.quarantined.concat(part.quarantined);
    whole.skipped = whole.skipped.concat(part.skipped);
    whole.remarks = whole.remarks.concat(part.remarks);
    whole.entries += part.entries;
    next = nextOf(part, url);
  }
  return whole;
}

/** Returns the remark on a file that holds one part of a feed. */
function partAlone({ next, entries }: Pick<RecordPart, 'next' | 'entries'>): SkippedEntry {
  const place = next !== null && isWebAddress(next) ? next : `the address of the feed with ${next}`;
  return {
    what: `this file with ${entries} ${entries === 1 ? 'entry' : 'entries'}`,
    reason: `it is one page of a feed that has more. Give --feed the web address of the feed to read all; the next page is ${place}`,
  };
}

/** Returns the address of the next part; a bare query changes that of the feed. */
function nextOf({ next }: Pick<RecordPart, 'next'>, url: string): string | null {
  if (next === null || !next.startsWith('?')) return next;
  const address = new URL(url);
  for (const [name, value] of new URLSearchParams(next)) address.searchParams.set(name, value);
  return address.href;
}

function isSameOrigin(a: string, b: string): boolean {
  return URL.canParse(a) && URL.canParse(b) && new URL(a).origin === new URL(b).origin;
}
