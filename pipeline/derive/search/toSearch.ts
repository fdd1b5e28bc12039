import type { Notice, NoticeLine, Page, SearchEntry, SearchIndex } from '#schemas/types/published.ts';
import type { Content } from '../../content/checkedContent.ts';
import type { Published } from '../published.ts';
import { guideEntries, guideFields } from './guideEntries.ts';
import { meanings } from './meanings.ts';
import { plainText, textWords } from './textWords.ts';
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
    ...published.guides.flatMap((guide) => guideEntries(guide, published)),
    ...pairs(pagesInSearch, published.pages, (_, page) => pageEntry(page)),
    ...published.notices.map((notice) => noticeEntry(notice, lineOf(notice))),
  ];
  return { entries: entries.map((entry) => ({ ...entry, text: textWords(entry) })), meanings };
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
    ...guideFields,
    id: `page/${slug}`,
    name: heading,
    href: path,
    where: '',
    words: title,
    text: plainText([description, lead ?? '', html].join(' ')),
  };
}

function noticeEntry(notice: Notice, line: NoticeLine): SearchEntry {
  return {
    ...guideFields,
    id: `notice/${notice.slug}`,
    kind: 'notice',
    name: notice.title,
    href: `/notices#${notice.slug}`,
    where: '',
    words: notice.who.join(', '),
    text: notice.text,
    restrictions: [line],
  };
}
