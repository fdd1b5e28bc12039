import { type FeedEvent, type FeedReading, type SkippedEntry, UnreadableFeed } from './feedEvent.ts';

/** Most events of one feed, occurrences of series among them: far more than a guide can show. */
export const maxEvents = 5000;

/** Longest name of an entry in a report. */
const maxName = 300;

/** Reasons to leave out an event that is not for visitors of the park. */
export const notNear = 'it is over, or more than a year away';
export const onlineOnly = 'it takes place online only';

/** An entry that is understood and belongs into no guide. */
export class NotForTheGuide extends Error {}

/** Result of reading the entries of a body one by one. */
export interface EntriesRead<Read> extends Omit<FeedReading, 'events' | 'next'> {
  read: Read[];
}

/** Reads the events of entries as `readEach` does. */
export function readEntries<T>(
  entries: readonly T[],
  nameOf: (entry: T, index: number) => string,
  read: (entry: T, remark: (reason: string) => void) => FeedEvent[],
): FeedReading {
  const { read: events, ...rest } = readEach(entries, nameOf, read, { max: maxEvents, what: 'events' });
  return { events, ...rest, next: null };
}

/**
 * Reads entry after entry: one that cannot be understood is put aside with the reason, and the rest go on. `nameOf` says
 * what an entry is called, whatever it holds; `read` may remark on an entry that it reads. Throws an UnreadableFeed when
 * the entries hold too many things.
 */
export function readEach<T, Read>(
  entries: readonly T[],
  nameOf: (entry: T, index: number) => string,
  read: (entry: T, remark: (reason: string) => void) => Read[],
  { max, what: things }: { max: number; what: string },
): EntriesRead<Read> {
  const all: Read[] = [];
  const quarantined: SkippedEntry[] = [];
  const skipped: SkippedEntry[] = [];
  const remarks: SkippedEntry[] = [];
  for (const [index, entry] of entries.entries()) {
    const what = () => nameOf(entry, index).slice(0, maxName);
    try {
      all.push(...read(entry, (reason) => remarks.push({ what: what(), reason })));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const list = error instanceof NotForTheGuide ? skipped : quarantined;
      list.push({ what: what(), reason });
    }
    if (all.length > max) throw new UnreadableFeed(`it holds more than ${max} ${things}`);
  }
  return { read: all, entries: entries.length, quarantined, skipped, remarks };
}
