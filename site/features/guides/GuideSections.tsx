import type { Guide } from '#schemas/types/published.ts';
import { Stack } from '../../ui/Layout/Layout.tsx';
import { Prose } from '../../ui/Prose/Prose.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { EmergencySection } from './EmergencySection.tsx';
import { GuideSectionBody } from './GuideSectionBody.tsx';
import { isSplit } from './sectionLayout.ts';

export type GuideSection = Guide['sections'][number];

/** The sections of a guide, top to bottom. */
export function GuideSections({ sections }: { sections: GuideSection[] }) {
  return sections.map((section) =>
    section.kind === 'emergency' ? (
      <EmergencySection
        key={section.id}
        id={section.id}
        heading={section.heading}
        introHtml={section.introHtml}
      />
    ) : (
      <Section
        key={section.id}
        id={section.id}
        heading={section.heading}
        split={isSplit(section)}
        tone={section.kind === 'tabs' ? 'tint' : 'page'}
      >
        <Stack gap="loose">
          {section.introHtml && <Prose html={section.introHtml} />}
          <GuideSectionBody section={section} />
        </Stack>
      </Section>
    ),
  );
}
