import type { Guide } from '#schemas/types/published.ts';
import { Prose } from '../../ui/Prose/Prose.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { GuideSectionBody } from './GuideSectionBody.tsx';

export type GuideSection = Guide['sections'][number];

/** The sections of a guide, top to bottom. */
export function GuideSections({ sections }: { sections: GuideSection[] }) {
  return sections.map((section) => (
    <Section key={section.id} id={section.id} heading={section.heading}>
      {section.introHtml && <Prose html={section.introHtml} />}
      <GuideSectionBody section={section} />
    </Section>
  ));
}
