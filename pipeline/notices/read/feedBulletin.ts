import type { EntriesRead } from '../../events/read/readEntries.ts';

/** A bulletin as a feed tells it. Texts may hold markup and entities; empty where the feed says nothing. */
export interface FeedBulletin {
  /** Identifier within the feed, the same at every reading. */
  key: string;
  title: string;
  text: string;
  /** Address of the bulletin, perhaps relative to that of the feed. */
  link: string;
  published: string;
  /** First and last day, where the feed has fields for them. */
  from: string;
  to: string;
}

/** Bulletins of a body, and the entries that are none. */
export type BulletinReading = EntriesRead<FeedBulletin>;

/** Most bulletins of one feed: far more than a park can have in force. */
export const maxBulletins = { max: 500, what: 'bulletins' };
