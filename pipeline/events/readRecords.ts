import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { AuthoredSite } from '#schemas/types/authored.ts';
import { cleanLine } from './cleanText.ts';
import {
  type FeedReading,
  maxEvents,
  type ReadingContext,
  reasonOf,
  type SkippedEntry,
  UnreadableFeed,
} from './feedEvent.ts';
import type { FeedBody } from './fetchFeed.ts';
import { readFeed } from './readFeed.ts';
import { type FeedSettings, type ImportedRecord, isOnlinePlace, toRecord } from './toRecord.ts';

/** Most events of a feed on one first day. Each is compared with all others of its day. */
const maxPerDay = 200;

/** Settings by which a body becomes records. They can be sent to a thread. */
export interface ReaderSettings {
  feed: FeedSettings;
  site: AuthoredSite;
  context: ReadingContext;
}

/** A feed as records. */
export interface FeedRecords extends Omit<FeedReading, 'events'> {
  records: ImportedRecord[];
  format: string;
}

/** Answer of the thread: the records, or why there are none. */
export type ThreadAnswer = FeedRecords | { reason: string };

/** Limits on reading a feed. The largest known calendars need a tenth of them. */
const limits = { maxMs: 30_000, maxMegabytes: 256 };

/**
 * Reads a feed in a thread within limits. A body of a stranger can be written so that reading it takes hours or all
 * memory, and a thread can be ended without ending the refresh. Throws an UnreadableFeed that says why it cannot be read.
 */
export async function readInThread(
  body: FeedBody,
  settings: ReaderSettings,
  { maxMs, maxMegabytes } = limits,
): Promise<FeedRecords> {
  const deadline = AbortSignal.timeout(maxMs);
  const thread = new Worker(new URL('./readerThread.ts', import.meta.url), {
    workerData: { body, settings },
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
  });
  try {
    const [answer] = (await once(thread, 'message', { signal: deadline })) as [ThreadAnswer];
    if ('reason' in answer) throw new UnreadableFeed(answer.reason);
    return answer;
  } catch (error) {
    if (deadline.aborted) throw new UnreadableFeed(`reading it takes more than ${maxMs / 1000} s`);
    if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
      throw new UnreadableFeed(`reading it takes more than ${maxMegabytes} MB of memory`);
    throw error;
  } finally {
    await thread.terminate();
  }
}

/**
 * Returns one record for each identifier of a feed. Events that can be no record are put aside. Throws an UnreadableFeed
 * for a body that is no feed, and for more events than anybody would read.
 */
export function readRecords(body: FeedBody, { feed, site, context }: ReaderSettings): FeedRecords {
  const { events, ...reading } = readFeed(body, feed.format ?? 'auto', context);
  const records = new Map<string, ImportedRecord>();
  const perDay = new Map<string, number>();
  const quarantined: SkippedEntry[] = [...reading.quarantined];
  const skipped: SkippedEntry[] = [...reading.skipped];
  for (const event of events) {
    const { startDate } = event.span;
    const what = `${cleanLine(event.name.slice(0, 300))} (${startDate})`;
    if (records.has(event.key)) {
      skipped.push({ what, reason: 'its identifier is twice in the feed' });
    } else if (isOnlinePlace(cleanLine(event.location.slice(0, 300)))) {
      skipped.push({ what, reason: 'it takes place online only' });
    } else {
      try {
        records.set(event.key, toRecord(event, feed, site));
        perDay.set(startDate, (perDay.get(startDate) ?? 0) + 1);
      } catch (error) {
        quarantined.push({ what, reason: reasonOf(error) });
      }
    }
  }
  if (records.size > maxEvents) throw new UnreadableFeed(`it holds more than ${maxEvents} events`);
  const [crowded] = [...perDay].find(([, count]) => count > maxPerDay) ?? [];
  if (crowded !== undefined) throw new UnreadableFeed(`it holds more than ${maxPerDay} events on ${crowded}`);
  return { ...reading, records: [...records.values()], quarantined, skipped };
}
