import type { AuthoredSite, FeedFormat } from '#schemas/types/authored.ts';
import { cleanLine } from '../read/cleanText.ts';
import type { BodyFormat } from '../read/detectFormat.ts';
import {
  type FeedReading,
  type SkippedEntry,
  type ReadingContext,
  UnreadableFeed,
} from '../read/feedEvent.ts';
import { isOnlinePlace } from '../read/isOnlinePlace.ts';
import { maxEvents, onlineOnly } from '../read/readEntries.ts';
import { readFeed } from '../read/readFeed.ts';
import { type FeedSettings, type ImportedRecord, toRecord } from './toRecord.ts';

/** Most events of a feed on one first day. Each is compared with all others of its day. */
const maxPerDay = 200;

/** Longest identifier of an event; that of a series is part of the identifier of each occurrence. */
const maxKey = 2000;

/** Settings by which a body becomes records. They can be sent to a thread. */
export interface ReaderSettings {
  feed: FeedSettings;
  site: AuthoredSite;
  context: ReadingContext;
}

/** One part of a feed as records. */
export interface RecordPart extends Omit<FeedReading, 'events'> {
  records: ImportedRecord[];
  format: BodyFormat;
}

export type ReadPart = (body: Uint8Array, contentType: string | null) => RecordPart;

/**
 * Returns a function that reads the parts of one feed, one after the other, and makes one record for each identifier.
 * Events that can be no record are put aside. It throws an UnreadableFeed for a body that is no feed, and when all parts
 * together hold more events than anybody would read.
 */
export function recordReader({ feed, site, context }: ReaderSettings): ReadPart {
  const keys = new Set<string>();
  const perDay = new Map<string, number>();
  const format: FeedFormat = feed.format ?? 'auto';
  return (body, contentType) => {
    const { events, quarantined, skipped, ...part } = readFeed(body, contentType, format, context);
    const records: ImportedRecord[] = [];
    const putAside: SkippedEntry[] = [...quarantined];
    const others: SkippedEntry[] = [...skipped];
    for (const event of events) {
      const { startDate } = event.span;
      const what = `${cleanLine(event.name.slice(0, 300))} (${startDate})`;
      if (keys.has(event.key)) {
        others.push({ what, reason: 'its identifier is twice in the feed' });
        continue;
      }
      if (isOnlinePlace(cleanLine(event.location.slice(0, 300)))) {
        others.push({ what, reason: onlineOnly });
        continue;
      }
      try {
        if (event.key.length > maxKey) throw new Error(`its identifier has more than ${maxKey} letters`);
        records.push(toRecord(event, feed, site));
        keys.add(event.key);
        count(startDate);
      } catch (error) {
        if (error instanceof UnreadableFeed) throw error;
        putAside.push({ what, reason: error instanceof Error ? error.message : String(error) });
      }
    }
    return { ...part, records, quarantined: putAside, skipped: others };
  };

  function count(day: string): void {
    const onDay = (perDay.get(day) ?? 0) + 1;
    perDay.set(day, onDay);
    if (keys.size > maxEvents) throw new UnreadableFeed(`it holds more than ${maxEvents} events`);
    if (onDay > maxPerDay) throw new UnreadableFeed(`it holds more than ${maxPerDay} events on ${day}`);
  }
}
