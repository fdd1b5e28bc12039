import type { SourcedFact } from '../../ui/SourceNote/Sources.tsx';
import type { GuideSection } from './GuideSection.ts';

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
