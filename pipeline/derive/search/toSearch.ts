import type { Notice, NoticeLine, SearchEntry, SearchIndex } from '#schemas/types/published.ts';
import type { Content } from '../../content/checkedContent.ts';
import { guideEntries, plainText, type SharedFacts, textFields } from './guideEntries.ts';
import type { Published } from '../published.ts';
import { recordEntries } from './recordEntries.ts';

type Searched = Parameters<typeof recordEntries>[1] &
  SharedFacts &
  Pick<Published, 'notices' | 'guides' | 'pages'>;

/** Returns everything that the search of the guide finds. */
export function toSearch(
  content: Content,
  published: Searched,
  lineOf: (notice: Notice) => NoticeLine,
): SearchIndex {
  const hidden = content.pages.flatMap(({ slug, data }) => (data.listedIn.includes('search') ? [] : slug));
  const pages = published.pages.filter(({ slug }) => !hidden.includes(slug));
  const entries: SearchEntry[] = [
    ...recordEntries(content, published),
    ...published.guides.flatMap((guide) => guideEntries(guide, published, content.site.data.currency)),
    ...pages.map(({ slug, path, heading, title, description, lead, html }) => ({
      ...textFields,
      id: `page/${slug}`,
      name: heading,
      href: path,
      words: title,
      text: plainText([description, lead, html]),
    })),
    ...published.notices.map((notice) => ({
      ...textFields,
      id: `notice/${notice.slug}`,
      kind: 'notice' as const,
      name: notice.title,
      href: `/notices#${notice.slug}`,
      words: notice.who.join(', '),
      text: notice.text,
      restrictions: [lineOf(notice)],
    })),
  ];
  return { entries, meanings: content.meanings?.data.groups ?? [] };
}
