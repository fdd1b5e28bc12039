import type { Guide } from '#schemas/types/published.ts';
import type { SourcedFact } from '../../ui/SourceNote/SourceNote.tsx';

const longestWord = 13;
const longestHeading = 26;

/** Returns true if a heading is short enough for a column beside its content on wide screens. */
export function headingFitsBeside(heading: string): boolean {
  const words = heading.split(/\s+/);
  return heading.length <= longestHeading && words.every((word) => word.length <= longestWord);
}

const wideKinds: GuideSection['kind'][] = ['tabs', 'table', 'distances', 'passes', 'climate'];

/** Returns true if the heading of a section has its own column; false if the content needs the full width. */
export function isSplit(section: GuideSection): boolean {
  if (wideKinds.includes(section.kind)) return false;
  if (section.kind === 'cards' && section.cards.length === 3) return false;
  return headingFitsBeside(section.heading);
}

/** Section of a guide, of any kind. */
export type GuideSection = Guide['sections'][number];

/** Returns the sources of a guide's figures, by section. */
export function guideSources(sections: GuideSection[]): SourcedFact[] {
  return sections.flatMap((section) => {
    switch (section.kind) {
      case 'cards':
        return section.cards.map(({ title, provenance }) => ({ label: title, of: provenance ?? null }));
      case 'facts':
        return section.items.map(({ label, source, status, verifiedOn }) => ({
          label,
          of: { source, status, verifiedOn },
        }));
      case 'table':
      case 'distances':
      case 'notice':
        return [{ label: section.heading, of: section.provenance ?? null }];
      default:
        return [];
    }
  });
}
