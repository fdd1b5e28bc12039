import type { AuthoredImportedEvent, AuthoredSite } from '#schemas/types/authored.ts';
import { isAuthored } from '../../validate/authoredSchemas.ts';
import { cleanLine, cleanText, cutText } from '../read/cleanText.ts';
import type { FeedEvent } from '../read/feedEvent.ts';
import { isMoneyOf } from '../read/price/moneyWords.ts';
import { partJoinedWords } from './partJoinedWords.ts';
import { webAddress } from './webAddress.ts';
import { recordMark } from './recordMark.ts';

export type FeedSettings = NonNullable<AuthoredSite['eventFeeds']>[number];

/** An event of a feed as it would be written. */
export interface ImportedRecord {
  slug: string;
  data: AuthoredImportedEvent;
}

const cancelledBefore = /^[^\p{L}\p{N}]*(?:cancell?ed|annul[ée]e?|abgesagt)(?![\p{L}\p{N}])[^\p{L}\p{N}]*/iu;

/**
 * Returns the record of an event: texts without markup, the town found in its place or that of the feed, the price in
 * the money of the guide. Throws an Error that says why there can be none.
 */
export function toRecord(event: FeedEvent, feed: FeedSettings, site: AuthoredSite): ImportedRecord {
  const title = cleanLine(event.name.slice(0, maxRead));
  const name = cutText(title.replace(cancelledBefore, ''), 90);
  if (!/[\p{L}\p{N}]/u.test(name)) throw new Error('it has no name');
  const texts = [event.name, event.description, event.location].map((text) => text.slice(0, maxRead));
  if (texts.some((text) => text.includes('\uFFFD'))) {
    throw new Error('its text holds characters that cannot be read');
  }
  const url = webAddress(event.url);
  const image = webAddress(event.image);
  const organiser = cutText(cleanLine((event.organiser ?? '').slice(0, maxRead)), 120);
  const { startDate, endDate, startTime, endTime } = event.span;
  // A feed may be a file: its path on this computer is no source for anybody else.
  const source = url ?? (/^https?:\/\//i.test(feed.url) ? feed.url : `calendar file ${feed.name}`);
  const data: AuthoredImportedEvent = {
    name,
    description: cutText(cleanText(event.description.slice(0, maxRead)), 600) || noDescription,
    ...placeOf(event, feed, site),
    category: categoryOf(event.categories) ?? feed.category,
    startDate,
    endDate,
    ...(startTime !== null && { startTime }),
    ...(endTime !== null && { endTime }),
    ...priceOf(event, site.currency, { source, status: feed.status }),
    eventStatus: event.isCancelled || cancelledBefore.test(title) ? 'cancelled' : 'scheduled',
    ...(url !== null && { url }),
    organiser: organiser || feed.name,
    ...(image !== null && { organiserImage: image }),
    provenance: { source, status: feed.status, verifiedOn: null },
    imported: { feed: feed.id, key: keyOf(event.key) },
  };
  if (!isAuthored('imported-event', data)) throw new Error('its values do not fit a record');
  return { slug: slugOf(name, feed.id, event.key), data };
}

/** More of a text is not looked at. */
const maxRead = 20_000;

/** More categories of an event are not looked at. */
const maxCategories = 50;

const noDescription = 'The organiser says no more than when and where.';

function keyOf(key: string): string {
  return cutText(cleanLine(key.slice(0, maxRead)), 300) || 'none';
}

/** Returns the slug: the name in letters of addresses, and a key that tells it from others of the same name. */
function slugOf(name: string, feedId: string, key: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}|['’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');
  return `${words || 'event'}-${recordMark(feedId, key)}`;
}

/** Finds the town: the first one that the place names, else that of the feed, which then precedes the place. */
function placeOf(
  { location }: FeedEvent,
  feed: FeedSettings,
  { locations }: AuthoredSite,
): Pick<AuthoredImportedEvent, 'town' | 'location'> {
  const towns = locations.map(({ label }) => label);
  const place = partJoinedWords(cleanLine(location.slice(0, maxRead).replaceAll('\n', ', ')), towns);
  // An id is made of letters, spaces, hyphens and apostrophes: nothing that a pattern reads.
  const named = locations.find(({ id }) => new RegExp(`(?<!\\p{L})${id}(?!\\p{L})`, 'iu').test(place));
  if (named) return { town: named.id, location: cutText(place, 120) };
  const label = locations.find(({ id }) => id === feed.town)?.label ?? feed.town;
  return { town: feed.town, location: cutText(place === '' ? label : `${label}, ${place}`, 120) };
}

function categoryOf(categories: readonly string[]): string | null {
  const words = categories
    .slice(0, maxCategories)
    .map((category) => cleanLine(category.slice(0, 200)).toLowerCase());
  return words.find((word) => /\p{L}/u.test(word) && word.length <= 40) ?? null;
}

function priceOf(
  { price }: FeedEvent,
  currency: string,
  provenance: { source: string; status: FeedSettings['status'] },
): Pick<AuthoredImportedEvent, 'isFree' | 'price'> {
  const { isFree, amount } = price;
  if (isFree || amount === null) return { isFree };
  const isOurs = price.currency === null || isMoneyOf(price.currency, currency);
  const amountInCents = Math.round(amount * 100) / 100;
  return {
    isFree: false,
    ...(isOurs && { price: { amount: amountInCents, per: 'person', ...provenance, verifiedOn: null } }),
  };
}
