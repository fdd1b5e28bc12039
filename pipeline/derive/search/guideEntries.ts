import type { Emergency, Guide, Passes, SearchEntry } from '#schemas/types/published.ts';
import { anchorsOf } from '../../markdown/markdownOutline.ts';
import { plainText } from './textWords.ts';

/** Shared facts that sections of guides show. */
interface SharedFacts {
  passes: Passes;
  emergency: Emergency;
}

type Section = Guide['sections'][number];

/** A named part of a section: a card or a tab. */
interface Part {
  name: string;
  items: readonly string[];
}

/** Returns a guide, its sections and the cards and tabs in them. Parts have the address of their section. */
export function guideEntries(guide: Guide, facts: SharedFacts): SearchEntry[] {
  const { slug, path, title, heading, description, lead, html, sections } = guide;
  const names = sections.flatMap((section) => [section.heading, ...partsOf(section).map(({ name }) => name)]);
  const keys = anchorsOf(names).values();
  const entry = (name: string, where: string, href: string, text: string): SearchEntry => ({
    id: `guide/${slug}/${keys.next().value ?? ''}`,
    name,
    href,
    where,
    text,
    ...guideFields,
  });
  const whole = {
    ...guideFields,
    id: `guide/${slug}`,
    name: title,
    href: path,
    where: '',
    text: plainText([description, lead, html].join(' ')),
  };
  return [
    whole,
    ...sections.flatMap((section) => {
      const href = `${path}#${section.id}`;
      const text = plainText([section.introHtml ?? '', ...textsOf(section, facts)].join(' '));
      return [
        entry(section.heading, heading, href, text),
        ...partsOf(section).map(({ name, items }) =>
          entry(name, `${heading}: ${section.heading}`, href, plainText(items.join(' '))),
        ),
      ];
    }),
  ];
}

/** Fields that no part of a guide fills. */
export const guideFields = {
  kind: 'guide',
  facts: [],
  picture: null,
  words: '',
  bestMonths: [],
  open: null,
  days: null,
  restrictions: [],
} satisfies Partial<SearchEntry>;

function partsOf(section: Section): Part[] {
  if (section.kind === 'cards') return section.cards.map(({ title, items }) => ({ name: title, items }));
  if (section.kind === 'tabs') return section.tabs.map(({ label, items }) => ({ name: label, items }));
  return [];
}

/** Returns the texts of a section without its cards and tabs. */
function textsOf(section: Section, { passes, emergency }: SharedFacts): string[] {
  switch (section.kind) {
    case 'text':
    case 'notice':
      return [section.html];
    case 'table':
      return [...section.columns, ...section.rows.flat()];
    case 'distances':
      return [section.start, ...section.legs.map(({ to }) => to)];
    case 'facts':
      return section.items.flatMap(({ label, value }) => [label, value]);
    case 'links':
      return section.links.map(({ label }) => label);
    case 'passes':
      return passes.passes.flatMap(({ name, description, bestFor }) => [name, description, bestFor]);
    case 'fines':
      return passes.fines.map(({ name }) => name);
    case 'emergency':
      return [...emergency.contacts, ...emergency.medical, ...emergency.pharmacies].map(({ name }) => name);
    default:
      return [];
  }
}
