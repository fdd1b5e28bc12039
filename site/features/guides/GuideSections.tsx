import { Stack } from '../../ui/Layout/Layout.tsx';
import { Prose } from '../../ui/Prose/Prose.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { EmergencySection } from './emergency/EmergencySection.tsx';
import type { GuideSection } from './GuideSection.ts';
import { GuideSectionBody } from './GuideSectionBody.tsx';
import { NoticeSection } from './NoticeSection.tsx';
import { isSplit } from './sectionLayout.ts';

/** Renders all sections of a guide. */
export function GuideSections({ sections }: { sections: GuideSection[] }) {
  return sections.map((section) => {
    const { kind, id, heading, introHtml } = section;
    if (kind === 'emergency') return <EmergencySection key={id} {...section} />;
    if (kind === 'notice') return <NoticeSection key={id} section={section} />;
    return (
      <Section
        key={id}
        id={id}
        heading={heading}
        split={isSplit(section)}
        screenOnly={kind === 'links'}
        tone={kind === 'tabs' ? 'tint' : 'page'}
      >
        <Stack gap="loose">
          {introHtml && <Prose html={introHtml} />}
          <GuideSectionBody section={section} />
        </Stack>
      </Section>
    );
  });
}
