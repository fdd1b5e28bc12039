import { type FeedEvent, type FeedReading, type SkippedEntry, UnreadableFeed } from './feedEvent.ts';

/** Most events of one feed, occurrences of series among them: far more than a guide can show. */
export const maxEvents = 5000;

/** Longest name of an entry in a report. */
const maxName = 300;

/** Reason to leave out an event that nobody can go to. */
export const onlineOnly = 'it takes place online only';

/** An entry that is understood and belongs into no guide. */
export class NotForTheGuide extends Error {}

/**
 * Reads entry after entry: one that cannot be understood is put aside with the reason, and the rest go on. `nameOf` says
 * what an entry is called, whatever it holds; `read` may remark on an entry that it reads. Throws an UnreadableFeed when the entries hold too many events.
 */
export function readEntries<T>(
  entries: readonly T[],
  nameOf: (entry: T, index: number) => string,
  read: (entry: T, remark: (reason: string) => void) => FeedEvent[],
): FeedReading {
  const events: FeedEvent[] = [];
  const quarantined: SkippedEntry[] = [];
  const skipped: SkippedEntry[] = [];
  const remarks: SkippedEntry[] = [];
  for (const [index, entry] of entries.entries()) {
    const what = () => nameOf(entry, index).slice(0, maxName);
    try {
      events.push(...read(entry, (reason) => remarks.push({ what: what(), reason })));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const list = error instanceof NotForTheGuide ? skipped : quarantined;
      list.push({ what: what(), reason });
    }
    if (events.length > maxEvents) throw new UnreadableFeed(`it holds more than ${maxEvents} events`);
  }
  return { events, entries: entries.length, quarantined, skipped, remarks, next: null };
}
