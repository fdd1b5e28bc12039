import { EmergencySection } from './emergency/EmergencySection.tsx';
import { FoldedSection } from './fold/FoldedSection.tsx';
import { notice } from './GuideNavigation.css.ts';
import { GuideSectionBody } from './GuideSectionBody.tsx';
import { isSplit, type GuideSection } from './sectionLayout.ts';
import { Stack, Wrap } from '../../ui/Layout/Layout.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Prose } from '../../ui/Text/Text.tsx';
import { Section } from '../../ui/Section/Section.tsx';

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
    // Cards are the longest: many tips under each other.
    if (folds || kind === 'cards')
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

/** Renders a section that is one message, with its heading. */
export function NoticeSection({ section }: { section: Extract<GuideSection, { kind: 'notice' }> }) {
  const { id, tone, heading, introHtml, html } = section;
  return (
    <Wrap>
      <div id={id} className={notice}>
        <Notice tone={tone} heading={heading}>
          {introHtml && <Prose html={introHtml} />}
          <Prose html={html} />
        </Notice>
      </div>
    </Wrap>
  );
}
