import { recordPath } from '#schemas/recordKinds.ts';
import schema from '#schemas/authored/guide.schema.json' with { type: 'json' };
import type { AuthoredGuide } from '#schemas/types/authored.ts';
import type { Guide, Site } from '#schemas/types/published.ts';
import { anchorsOf } from '../../markdown/markdownOutline.ts';
import { markdownToHtml, markdownToInlineHtml } from '../../markdown/markdown.ts';
import { pathOfPage } from '../../content/pagePaths.ts';
import { type Content, type Entry, recordsOf } from '../../content/checkedContent.ts';
import { socialImageOf } from '../pictureJobs.ts';
import { pictureOf } from '../pictures.ts';
import { asWritten, toProvenance, toProvenanceOrNull } from './fields.ts';

type Poster = Extract<Guide['sections'][number], { kind: 'tabs' }>['tabs'][number]['poster'];

/** Returns the poster of the record with a key, kind/slug. */
type PosterOf = (key: string) => Poster;

/** Returns a finder of the posters of records. */
export function posterFinder(content: Content): PosterOf {
  const records = new Map(recordsOf(content).map((entry) => [`${entry.kind}/${entry.slug}`, entry]));
  return (key) => {
    const entry = records.get(key);
    if (!entry) return null;
    const { kind, slug, data } = entry;
    return { name: data.name, path: recordPath(kind, slug), picture: pictureOf(kind, slug, data) };
  };
}

/** Returns a guide page. */
export function toGuide({ slug, file, data }: Entry<'guide'>, posterOf: PosterOf): Guide {
  const path = pathOfPage(slug);
  const ids = anchorsOf(data.sections.map(({ heading }) => heading));
  return {
    slug,
    path,
    ...asWritten(schema.$defs.onPage, data),
    html: markdownToHtml(file.body?.text ?? ''),
    sections: data.sections.map((section, index) => toSection(section, ids[index] ?? '', posterOf)),
    callToAction: (data.callToAction ?? []).map(({ label, href }) => ({ label, href })),
    picture: pictureOf('guide', slug, data),
    socialImage: socialImageOf(path),
    provenance: toProvenance(data.provenance),
  };
}

type SharedFact = Site['guides'][number]['facts'][number];

/** The shared facts that a kind of section shows. */
const factOf: Partial<Record<AuthoredSection['kind'], SharedFact>> = {
  passes: 'passes',
  fines: 'passes',
  climate: 'climate',
  emergency: 'emergency',
};

/** Returns the shared facts that a guide shows, each once. */
export function factsShown({ sections }: AuthoredGuide): SharedFact[] {
  return [...new Set(sections.flatMap(({ kind }) => factOf[kind] ?? []))];
}

type AuthoredSection = AuthoredGuide['sections'][number];
type Section = Guide['sections'][number];

function toSection(section: AuthoredSection, id: string, posterOf: PosterOf): Section {
  const { heading, intro } = section;
  const head = { heading, id, introHtml: intro ? markdownToHtml(intro) : null };
  switch (section.kind) {
    case 'text':
      return { kind: section.kind, ...head, html: markdownToHtml(section.text) };
    case 'cards':
      return {
        kind: section.kind,
        ...head,
        cards: section.cards.map(({ title, items, provenance }) => ({
          title,
          items: items.map(markdownToInlineHtml),
          provenance: toProvenanceOrNull(provenance),
        })),
      };
    case 'tabs':
      return {
        kind: section.kind,
        ...head,
        tabs: section.tabs.map(({ label, poster, items }) => ({
          label,
          poster: poster === undefined ? null : posterOf(poster),
          items: items.map(markdownToInlineHtml),
        })),
      };
    case 'table': {
      const { kind, columns, rows, provenance } = section;
      return { kind, ...head, columns, rows, provenance: toProvenanceOrNull(provenance) };
    }
    case 'distances': {
      const { kind, start, provenance } = section;
      const legs = section.legs.map(({ to, km, time = null }) => ({ to, km, time }));
      return { kind, ...head, start, legs, provenance: toProvenance(provenance) };
    }
    case 'facts':
      return {
        kind: section.kind,
        ...head,
        items: section.items.map(({ label, value, ...fact }) => ({ label, value, ...toProvenance(fact) })),
      };
    case 'notice': {
      const { kind, tone, text, provenance } = section;
      return { kind, ...head, tone, html: markdownToHtml(text), provenance: toProvenanceOrNull(provenance) };
    }
    case 'links':
      return {
        kind: section.kind,
        ...head,
        links: section.links.map(({ label, href }) => ({ label, href })),
      };
    default:
      return { kind: section.kind, ...head };
  }
}
