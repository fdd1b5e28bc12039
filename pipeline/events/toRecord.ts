import { createHash } from 'node:crypto';
import type { AuthoredImportedEvent, AuthoredSite } from '#schemas/types/authored.ts';
import { isAuthored } from '../validate/authoredSchemas.ts';
import { cleanLine, cleanText, cutText } from './cleanText.ts';
import type { FeedEvent } from './feedEvent.ts';

export type FeedSettings = NonNullable<AuthoredSite['eventFeeds']>[number];

/** An event of a feed as it would be written. */
export interface ImportedRecord {
  slug: string;
  data: AuthoredImportedEvent;
}

const cancelledBefore = /^[^\p{L}\p{N}]*(?:cancell?ed|annul[ée]e?|abgesagt)(?![\p{L}\p{N}])[^\p{L}\p{N}]*/iu;

/**
 * Returns the record of an event: texts without markup, the town found in its place or that of the feed. No feed says
 * what entry costs. Throws an Error that says why there can be none.
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
    isFree: false,
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

const noDescription = 'The organizer gives only the date and place.';

function keyOf(key: string): string {
  return cutText(cleanLine(key.slice(0, maxRead)), 300) || 'none';
}

/** Returns the slug: the name in letters of addresses, and a mark that tells it from others of the same name. */
function slugOf(name: string, feedId: string, key: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}|['’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');
  const mark = createHash('sha256').update(`${feedId}\n${key}`).digest('hex').slice(0, 10);
  return `${words || 'event'}-${mark}`;
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

/** Ends of street names, short and long, after which a capital begins another word. */
const street =
  /(?<![\p{L}\d])((?:St|Ave|Av|Rd|Dr|Blvd|Hwy|Cres|Ln|Ct|Street|Avenue|Road|Drive|Boulevard|Highway|Crescent|Lane|Court|Square|Trail)\.?)(?=\p{Lu}\p{Ll})/gu;

/**
 * Parts the words of a place that some calendars join where they remove a line end: "110 Bear StBanff" is
 * "110 Bear St Banff". A name of a town is parted from the word before it, and so is what follows a street.
 */
function partJoinedWords(place: string, towns: readonly string[]): string {
  return towns
    .filter((town) => /^\p{Lu}[\p{L} '’-]*$/u.test(town))
    .reduce(
      (text, town) => text.replaceAll(new RegExp(`(?<=[\\p{Ll}\\d.)])(?=${town}(?!\\p{L}))`, 'gu'), ' '),
      place.replaceAll(street, '$1 '),
    );
}

const onlineWords =
  /^(?:online|virtual|webinar|livestream|zoom|microsoft teams|google meet|webex)(?: (?:only|event|meeting|webinar|call|via zoom))*$/i;
const meetingAddress =
  /^https?:\/\/[^\s/]*(?:zoom\.us|teams\.(?:microsoft|live)\.com|meet\.google\.com|webex\.com|youtube\.com)(?:\/\S*)?$/i;

/** Returns true if a place is no place but a meeting on the web: "Online event", as Meetup writes it, or its address. */
export function isOnlinePlace(place: string): boolean {
  return onlineWords.test(place) || meetingAddress.test(place);
}

/** Returns true for an address with http or https. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

/** Returns an address on the web without a password; null for everything else. */
function webAddress(text: string | null): string | null {
  const address = text?.trim().replaceAll('&amp;', '&') ?? '';
  if (!isWebAddress(address)) return null;
  const url = new URL(address);
  const isPlain =
    url.username === '' && url.password === '' && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(url.hostname);
  return isPlain && url.href.length <= 500 ? url.href : null;
}
