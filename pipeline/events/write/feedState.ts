import { createHash } from 'node:crypto';
import type { AuthoredFeeds, AuthoredSite } from '#schemas/types/authored.ts';
import { dayNumber } from '../../time/calendarDate.ts';
import type { KnownVersion } from '../fetch/fetchFeed.ts';

/** State of one feed between refreshes. */
export type FeedState = AuthoredFeeds['feeds'][number];

/** Raised whenever the import makes other records of the same body, so that all feeds are read in full again. */
const importVersion = 2;

/** Days after which a feed is read in full again: its series go on while its body stays the same. */
const maxDays = 7;

/** Returns a hash that changes when the same body would give other records. */
export function fingerprint(feed: object, { timeZone, currency, locations }: AuthoredSite): string {
  const settings = JSON.stringify([importVersion, feed, timeZone, currency, locations]);
  return createHash('sha256').update(settings).digest('hex').slice(0, 12);
}

/** Returns the version that a host may call unchanged; none where the feed has to be read in full. */
export function knownVersion(state: FeedState | undefined, settings: string, today: string): KnownVersion {
  if (!state || state.settings !== settings) return {};
  if (dayNumber(today) - dayNumber(state.lastFull) >= maxDays) return {};
  return {
    ...(state.etag !== undefined && { etag: state.etag }),
    ...(state.lastModified !== undefined && { lastModified: state.lastModified }),
  };
}
