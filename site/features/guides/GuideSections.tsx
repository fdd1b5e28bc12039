import { Stack } from '../../ui/Layout/Layout.tsx';
import { Prose } from '../../ui/Prose/Prose.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { EmergencySection } from './emergency/EmergencySection.tsx';
import { FoldedSection } from './fold/FoldedSection.tsx';
import type { GuideSection } from './GuideSection.ts';
import { GuideSectionBody } from './GuideSectionBody.tsx';
import { NoticeSection } from './NoticeSection.tsx';
import { isSplit } from './sectionLayout.ts';

interface GuideSectionsProps {
  sections: GuideSection[];
  /** True if a phone shows all sections but emergency numbers and messages folded. */
  folds: boolean;
}

/** Renders all sections of a guide. */
export function GuideSections({ sections, folds }: GuideSectionsProps) {
  return sections.map((section) => {
    const { kind, id, heading, introHtml } = section;
    if (kind === 'emergency') return <EmergencySection key={id} {...section} />;
    if (kind === 'notice') return <NoticeSection key={id} section={section} />;
    const body = (
      <Stack gap="loose">
        {introHtml && <Prose html={introHtml} />}
        <GuideSectionBody section={section} />
      </Stack>
    );
    if (folds)
      return (
        <FoldedSection key={id} id={id} heading={heading}>
          {body}
        </FoldedSection>
      );
    return (
      <Section
        key={id}
        id={id}
        heading={heading}
        split={isSplit(section)}
        screenOnly={kind === 'links'}
        tone={kind === 'tabs' ? 'tint' : 'page'}
      >
        {body}
      </Section>
    );
  });
}
