/** Days and times in the park, YYYY-MM-DD and HH:MM; the last day counts. Times are null for whole days, or while unknown. */
export interface Span {
  startDate: string;
  startTime: string | null;
  endDate: string;
  endTime: string | null;
}

/** What entry costs, as far as a feed says. */
export interface FeedPrice {
  isFree: boolean;
  /** The lowest amount; null while unknown. */
  amount: number | null;
  /** ISO 4217; null where the feed names none. */
  currency: string | null;
}

/** An event as a feed tells it. Texts may hold markup and entities. */
export interface FeedEvent {
  /** What tells it from all others of its feed, from one reading to the next. */
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

/** Something of a feed that becomes no record, and why. */
export interface LeftOut {
  /** What it is called, or where it stands. */
  what: string;
  reason: string;
}

/** What a body holds. */
export interface FeedReading {
  events: FeedEvent[];
  /** How many entries there were, understood or not. */
  entries: number;
  /** Entries that could not be understood. */
  quarantined: LeftOut[];
  /** Entries that were understood, and do not belong into a guide. */
  leftOut: LeftOut[];
  /** Address of the next part of the same feed. */
  next: string | null;
}

/** What readers need to know beside the body. */
export interface ReadingContext {
  /** Of the park: times without a zone are read by it, and all are told by it. */
  timeZone: string;
  /** The first and the last day that matter, YYYY-MM-DD. */
  today: string;
  until: string;
}

/** A body that is no feed of its kind: the refresh fails. */
export class UnreadableFeed extends Error {}

export const unknownPrice: FeedPrice = { isFree: false, amount: null, currency: null };
