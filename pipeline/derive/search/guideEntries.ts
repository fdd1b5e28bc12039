import { decodeHTML } from 'entities';
import { priceText } from '#schemas/rules/money.ts';
import type { Climate, Emergency, Guide, Passes, SearchEntry } from '#schemas/types/published.ts';
import { anchorsOf } from '../../markdown/markdownOutline.ts';

/** Shared facts that sections of guides show. */
export interface SharedFacts {
  passes: Passes;
  emergency: Emergency;
  climate: Climate;
}

type Section = Guide['sections'][number];

/** A named part of a section: a card, a tab or a month. */
interface Part {
  name: string;
  items: readonly string[];
}

/** Fields that no guide, page or notice fills. */
export const textFields = {
  kind: 'guide',
  where: '',
  facts: [],
  picture: null,
  words: '',
  bestMonths: [],
  open: null,
  days: null,
  restrictions: [],
} satisfies Partial<SearchEntry>;

/** Returns a guide, its sections and the parts of them. Parts have the address of their section. */
export function guideEntries(guide: Guide, facts: SharedFacts, currency: string): SearchEntry[] {
  const { slug, path, title, heading, description, lead, html, sections } = guide;
  const parts = sections.map((section) => ({ section, parts: partsOf(section, facts) }));
  const names = parts.flatMap(({ section, parts }) => [section.heading, ...parts.map(({ name }) => name)]);
  const keys = anchorsOf(names).values();
  const entry = (name: string, where: string, href: string, items: readonly string[]): SearchEntry => ({
    ...textFields,
    id: `guide/${slug}/${keys.next().value ?? ''}`,
    name,
    href,
    where,
    text: plainText(items),
  });
  return [
    {
      ...textFields,
      id: `guide/${slug}`,
      name: title,
      href: path,
      text: plainText([description, lead, html]),
    },
    ...parts.flatMap(({ section, parts }) => {
      const href = `${path}#${section.id}`;
      const items = [section.introHtml ?? '', ...textsOf(section, facts, currency)];
      return [
        entry(section.heading, heading, href, items),
        ...parts.map(({ name, items }) => entry(name, `${heading}: ${section.heading}`, href, items)),
      ];
    }),
  ];
}

function partsOf(section: Section, { climate }: SharedFacts): Part[] {
  if (section.kind === 'cards') return section.cards.map(({ title, items }) => ({ name: title, items }));
  if (section.kind === 'tabs') return section.tabs.map(({ label, items }) => ({ name: label, items }));
  if (section.kind !== 'climate') return [];
  return climate.months.map(({ month, conditions, ...figures }) => ({
    name: `Weather in ${month.charAt(0).toUpperCase()}${month.slice(1)}`,
    items: [
      `${conditions}.`,
      `Temperature: average high ${figures.avgHighC} °C, average low ${figures.avgLowC} °C.`,
      `Rain and snow: ${figures.precipitationMm} mm, of it ${figures.snowfallCm} cm of snow.`,
      `Daylight: ${figures.daylightHours} hours.`,
    ],
  }));
}

/** Returns the texts of a section without its parts, a sentence or a row each. */
function textsOf(section: Section, { passes, emergency }: SharedFacts, currency: string): string[] {
  switch (section.kind) {
    case 'text':
    case 'notice':
      return [section.html];
    case 'table':
      return section.rows.map((row) => row.join(', '));
    case 'distances':
      return section.legs.map(({ to, km, time }, index) => {
        const from = section.legs[index - 1]?.to ?? section.start;
        return `${from} to ${to}: ${[`${km} km`, time].filter(Boolean).join(', ')}`;
      });
    case 'facts':
      return section.items.map(({ label, value }) => `${label}: ${value}`);
    case 'links':
      return section.links.map(({ label }) => label);
    case 'passes':
      return passes.passes.map(
        ({ name, price, description, bestFor }) =>
          `${name}, ${priceText(price, currency)}: ${description} ${bestFor}`,
      );
    case 'fines':
      return passes.fines.map(({ name, amount }) => `Fine: ${name}, ${priceText(amount, currency)}`);
    case 'emergency':
      return [
        ...emergency.contacts.map(({ name, number, text }) => `${name}, ${number}: ${text ?? ''}`),
        ...[...emergency.medical, ...emergency.pharmacies].map(({ name, text }) => `${name}: ${text}`),
      ];
    default:
      return [];
  }
}

/** Returns texts of HTML without tags, a line each. */
export function plainText(texts: readonly (string | null | undefined)[]): string {
  const lines = texts.map((html) => decodeHTML((html ?? '').replace(/<[^>]*>/g, ' ')));
  return lines
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}
