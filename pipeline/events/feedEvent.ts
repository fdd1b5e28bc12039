/** Days and times in the park, YYYY-MM-DD and HH:MM; the last day counts. Times are null for whole days, or while unknown. */
export interface Span {
  startDate: string;
  startTime: string | null;
  endDate: string;
  endTime: string | null;
}

/** An event as a feed tells it. Texts may hold markup and entities. */
export interface FeedEvent {
  /** Identifier within the feed, the same at every reading. */
  key: string;
  name: string;
  description: string;
  location: string;
  span: Span;
  isCancelled: boolean;
  categories: string[];
  url: string | null;
  organiser: string | null;
  image: string | null;
}

/** An entry that becomes no record, or a remark on one, with the reason. */
export interface SkippedEntry {
  /** Its title, or its position in the feed. */
  what: string;
  reason: string;
}

/** Result of reading a body. */
export interface FeedReading {
  events: FeedEvent[];
  /** Number of entries, including those that were not understood. */
  entries: number;
  /** Entries that could not be understood. */
  quarantined: SkippedEntry[];
  /** Entries that were understood but do not belong in the guide. */
  skipped: SkippedEntry[];
  /** Entries that were read by an assumption that a person should check. */
  remarks: SkippedEntry[];
}

/** Settings that readers need beside the body. */
export interface ReadingContext {
  /** Time zone of the park. Times without a zone are in it, and so are all results. */
  timeZone: string;
  /** The first and the last day that matter, YYYY-MM-DD. */
  today: string;
  until: string;
}

/** A body that is no feed of its kind: the refresh fails. */
export class UnreadableFeed extends Error {}

/** A valid entry that is out of scope for any guide. */
export class EntryNotApplicable extends Error {}

/** Reason to leave out an event of another year. */
export const notNear = 'it is over, or more than a year away';

/** Most events of one feed, occurrences of series among them: far more than a guide can show. */
export const maxEvents = 5000;

/**
 * Reads entry after entry: one that cannot be understood is put aside with the reason, and the rest go on. `nameOf` says
 * what an entry is called; `read` may remark on an entry that it reads. Throws an UnreadableFeed for too many events.
 */
export function readEntries<T>(
  entries: readonly T[],
  nameOf: (entry: T, index: number) => string,
  read: (entry: T, remark: (reason: string) => void) => FeedEvent[],
): FeedReading {
  const reading: FeedReading = {
    events: [],
    entries: entries.length,
    quarantined: [],
    skipped: [],
    remarks: [],
  };
  for (const [index, entry] of entries.entries()) {
    const what = nameOf(entry, index).slice(0, 300);
    try {
      reading.events.push(...read(entry, (reason) => reading.remarks.push({ what, reason })));
    } catch (error) {
      const list = error instanceof EntryNotApplicable ? reading.skipped : reading.quarantined;
      list.push({ what, reason: reasonOf(error) });
    }
    if (reading.events.length > maxEvents) throw new UnreadableFeed(`it holds more than ${maxEvents} events`);
  }
  return reading;
}

/** Returns the message of whatever was thrown. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
