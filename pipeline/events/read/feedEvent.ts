/** Days and times in the park, YYYY-MM-DD and HH:MM; the last day counts. Times are null for whole days, or while unknown. */
export interface Span {
  startDate: string;
  startTime: string | null;
  endDate: string;
  endTime: string | null;
}

/** Price of entry, as far as a feed states it. */
export interface FeedPrice {
  isFree: boolean;
  /** The lowest amount, 0 for a range from nothing; null while unknown. */
  amount: number | null;
  /** Code of ISO 4217, or "$" for dollars of some country; null where the feed names none. */
  currency: string | null;
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
  price: FeedPrice;
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
  /** Address of the next part of the same feed, or the query that leads to it from the address of the feed. */
  next: string | null;
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

export const unknownPrice: FeedPrice = { isFree: false, amount: null, currency: null };
