import type { Notice, NoticeLine, Page, SearchEntry, SearchIndex } from '#schemas/types/published.ts';
import type { Content } from '../../content/checkedContent.ts';
import type { Published } from '../published.ts';
import { guideEntries, textFields } from './guideEntries.ts';
import { plainText } from './plainText.ts';
import {
  accommodationEntry,
  activityEntry,
  attractionEntry,
  eventEntry,
  type SearchSite,
  trailEntry,
} from './recordEntries.ts';

/** Published values that the search finds. */
type Searched = Pick<
  Published,
  | 'attractions'
  | 'activities'
  | 'accommodations'
  | 'trails'
  | 'events'
  | 'notices'
  | 'guides'
  | 'pages'
  | 'passes'
  | 'emergency'
  | 'climate'
>;

/** Returns everything that the search of the guide finds. */
export function toSearch(
  content: Content,
  published: Searched,
  lineOf: (notice: Notice) => NoticeLine,
): SearchIndex {
  const { currency, locations } = content.site.data;
  const site: SearchSite = { currency, towns: new Map(locations.map(({ id, label }) => [id, label])) };
  const pagesInSearch = content.pages.filter(({ data }) => data.listedIn.includes('search'));
  const entries = [
    ...pairs(content.trails, published.trails, (entry, trail) => trailEntry(entry, trail, site)),
    ...pairs(content.attractions, published.attractions, (entry, one) => attractionEntry(entry, one, site)),
    ...pairs(content.activities, published.activities, (entry, one) => activityEntry(entry, one, site)),
    ...pairs(content.accommodations, published.accommodations, (entry, one) =>
      accommodationEntry(entry, one, site),
    ),
    ...published.events.map((event) => eventEntry(event, site)),
    ...published.guides.flatMap((guide) => guideEntries(guide, published, currency)),
    ...pairs(pagesInSearch, published.pages, (_, page) => pageEntry(page)),
    ...published.notices.map((notice) => noticeEntry(notice, lineOf(notice))),
  ];
  return { entries: withRareNames(entries), meanings: content.meanings?.data.groups ?? [] };
}

/** Matches a word with a capital letter within a sentence. */
const properName = /(?<=[\p{L}\p{N},;:(] \(?)\p{Lu}[\p{L}\p{N}'’]{2,}/gu;

/** Most entries that hold a rare name. */
const few = 3;

/**
 * Replaces the longer texts of entries by the names in them that few entries hold: these find a page, and all sentences
 * would double the file.
 */
function withRareNames(entries: readonly SearchEntry[]): SearchEntry[] {
  const names = entries.map(({ more }) => [...new Set(more.match(properName))]);
  const counts = Map.groupBy(names.flat(), (name) => name);
  return entries.map((entry, index) => {
    const others = `${entry.name} ${entry.words} ${entry.text}`;
    const isRare = (name: string) => !others.includes(name) && (counts.get(name)?.length ?? 0) <= few;
    return { ...entry, more: (names[index] ?? []).filter(isRare).join(' ') };
  });
}

/** Returns the entries of a kind, in the order of its published list. */
function pairs<E extends { slug: string }, R extends { slug: string }>(
  entries: readonly E[],
  records: readonly R[],
  toEntry: (entry: E, record: R) => SearchEntry,
): SearchEntry[] {
  const bySlug = new Map(entries.map((entry) => [entry.slug, entry]));
  return records.flatMap((record) => {
    const entry = bySlug.get(record.slug);
    return entry ? [toEntry(entry, record)] : [];
  });
}

function pageEntry({ slug, path, heading, title, description, lead, html }: Page): SearchEntry {
  return {
    ...textFields,
    id: `page/${slug}`,
    name: heading,
    href: path,
    words: title,
    text: plainText([description, lead, html]),
  };
}

function noticeEntry(notice: Notice, line: NoticeLine): SearchEntry {
  return {
    ...textFields,
    id: `notice/${notice.slug}`,
    kind: 'notice',
    name: notice.title,
    href: `/notices#${notice.slug}`,
    words: notice.who.join(', '),
    text: notice.text,
    restrictions: [line],
  };
}
