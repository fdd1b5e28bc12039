import { eventAddress } from '#schemas/rules/events/eventAddress.ts';
import { seasonMonths } from '#schemas/rules/months.ts';
import { stayPriceFact } from '#schemas/rules/stays/stayPriceFact.ts';
import { stayTypeLabels } from '#schemas/rules/stays/stayTypeLabels.ts';
import { type PagedKind, recordPath } from '#schemas/recordKinds.ts';
import type {
  Accommodation,
  Activity,
  Attraction,
  ParkEvent,
  SearchEntry,
  SuitedTo,
  Trail,
} from '#schemas/types/published.ts';
import type { Entry } from '../../content/checkedContent.ts';
import { markdownToHtml } from '../../markdown/markdown.ts';
import { plainText } from './plainText.ts';
import { activityPriceFact, eventDateFact, eventPriceFact } from './recordFacts.ts';

/** Facts of the guide that texts of entries need. */
export interface SearchSite {
  currency: string;
  /** Label of each town by its id. */
  towns: ReadonlyMap<string, string>;
}

type Listed = Attraction | Activity | Accommodation | Trail | ParkEvent;

/** Returns an attraction as an entry of the search. */
export function attractionEntry(
  { data }: Entry<'attraction'>,
  record: Attraction,
  site: SearchSite,
): SearchEntry {
  return {
    ...shared('attraction', record, site),
    ...paged('attraction', record),
    facts: [record.duration],
    words: wordsOf([
      record.category,
      record.amenities,
      data.facilities,
      data.freeActivities,
      ...suitedWords(record),
    ]),
    more: moreOf(record, data.about, [
      record.bestTimeToVisit,
      record.accessibility,
      record.history,
      ...(data.tips ?? []),
    ]),
    bestMonths: record.bestSeason ? seasonMonths[record.bestSeason] : [],
    open: data.open ?? null,
  };
}

/** Returns an activity as an entry of the search. */
export function activityEntry({ data }: Entry<'activity'>, record: Activity, site: SearchSite): SearchEntry {
  const price = activityPriceFact(record, site.currency);
  return {
    ...shared('activity', record, site),
    ...paged('activity', record),
    facts: present([record.duration, price]),
    words: wordsOf([record.category, data.meals, record.highlights, price === 'Free' ? 'free' : null]),
    more: moreOf(record, data.about, [record.bestTime, record.season, ...record.inclusions]),
    open: data.open ?? null,
  };
}

/** Returns a place to stay as an entry of the search. */
export function accommodationEntry(
  { data }: Entry<'accommodation'>,
  record: Accommodation,
  site: SearchSite,
): SearchEntry {
  return {
    ...shared('accommodation', record, site),
    ...paged('accommodation', record),
    facts: present([stayTypeLabels[record.type], stayPriceFact(record, site.currency)]),
    words: wordsOf([stayTypeLabels[record.type], record.amenities, data.camping?.services]),
    more: moreOf(record, data.about ?? '', [
      data.rooms,
      data.access,
      data.camping?.season,
      data.camping?.reservation,
    ]),
    open: data.open ?? null,
  };
}

/** Returns a trail as an entry of the search. */
export function trailEntry({ data }: Entry<'trail'>, record: Trail, site: SearchSite): SearchEntry {
  return {
    ...shared('trail', record, site),
    ...paged('trail', record),
    facts: [record.distance, record.difficulty],
    words: wordsOf([
      ['trail', 'hike', 'walk'],
      record.difficulty,
      record.trailType,
      record.features,
      ...suitedWords(record),
    ]),
    more: moreOf(record, data.about, [...record.seasonalTips, data.access?.bus, data.access?.parking]),
    bestMonths: record.bestMonths,
  };
}

/** Returns an event as an entry of the search. */
export function eventEntry(record: ParkEvent, site: SearchSite): SearchEntry {
  const { startDate, endDate } = record;
  return {
    ...shared('event', record, site),
    href: eventAddress(record.slug),
    facts: present([eventDateFact(record), eventPriceFact(record, site.currency)]),
    words: wordsOf([record.category, 'event', record.isFree ? 'free' : null]),
    more: moreOf(record, '', [record.usualTime]),
    days: startDate === null ? null : { from: startDate, to: endDate ?? startDate },
  };
}

function shared(
  kind: SearchEntry['kind'],
  { slug, name, town, picture, description }: Listed,
  { towns }: SearchSite,
) {
  return {
    id: `${kind}/${slug}`,
    kind,
    name,
    where: towns.get(town) ?? town,
    picture: picture.path,
    text: description,
    bestMonths: [],
    open: null,
    days: null,
    restrictions: [],
  } satisfies Partial<SearchEntry>;
}

function paged(kind: PagedKind, { slug, restrictions }: Exclude<Listed, ParkEvent>) {
  return { href: recordPath(kind, slug), restrictions } satisfies Partial<SearchEntry>;
}

/** Whom a place suits, in words that visitors type and read. */
const suited: Record<SuitedTo, string> = {
  children: 'Small children',
  strollers: 'Strollers',
  dogs: 'Dogs on a leash',
  wheelchairs: 'Wheelchairs',
};

function suitedWords({ suits = [] }: Pick<Trail, 'suits'>): string[] {
  return suits.map((who) => suited[who]);
}

function wordsOf(words: readonly (string | readonly string[] | null | undefined)[]): string {
  return present(words.flat()).join(', ');
}

/** Returns the longer texts of a record in one: location, text and notes. */
function moreOf({ location }: Listed, about: string, notes: readonly (string | null | undefined)[]): string {
  return plainText([location, markdownToHtml(about), ...notes]);
}

function present(texts: readonly (string | null | undefined)[]): string[] {
  return texts.filter((text): text is string => typeof text === 'string' && text !== '');
}
