import { Grid, Row, Stack } from '../../ui/Layout/Layout.tsx';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Prose } from '../../ui/Prose/Prose.tsx';
import { Block } from '../../ui/Section/Block.tsx';
import { SourceNote } from '../../ui/SourceNote/SourceNote.tsx';
import { sourceText } from '../../ui/SourceNote/sourceText.ts';
import { Table } from '../../ui/Table/Table.tsx';
import { EmergencySection } from './EmergencySection.tsx';
import type { GuideSection } from './GuideSections.tsx';
import { ClimateSection, FinesSection, PassesSection } from './factSections.tsx';
import { HtmlList } from './HtmlList.tsx';

/** What stands under the heading of a section, by its kind. */
export function GuideSectionBody({ section }: { section: GuideSection }) {
  switch (section.kind) {
    case 'text':
      return <Prose html={section.html} />;
    case 'cards':
      return (
        <Grid of="two">
          {section.cards.map(({ title, items, provenance }) => (
            <Block key={title} heading={title} side>
              <HtmlList items={items} />
              {provenance && <SourceNote of={provenance} />}
            </Block>
          ))}
        </Grid>
      );
    case 'tabs':
      return (
        <Grid of="two">
          {section.tabs.map(({ label, items }) => (
            <Block key={label} heading={label} side>
              <HtmlList items={items} />
            </Block>
          ))}
        </Grid>
      );
    case 'table':
      return (
        <Stack>
          <Table label={section.heading} columns={section.columns} rows={section.rows} />
          {section.provenance && <SourceNote of={section.provenance} />}
        </Stack>
      );
    case 'facts':
      return (
        <FactList
          facts={section.items.map((item) => ({
            term: item.label,
            value: `${item.value} (${sourceText(item)})`,
          }))}
        />
      );
    case 'notice':
      return (
        <Notice tone={section.tone} heading={section.heading} level={3}>
          <Prose html={section.html} />
          {section.provenance && <SourceNote of={section.provenance} />}
        </Notice>
      );
    case 'links':
      return (
        <Row>
          {section.links.map(({ label, href }) =>
            href.startsWith('/') ? (
              <LinkButton key={href} to={href} variant="outline">
                {label}
              </LinkButton>
            ) : (
              <a key={href} href={href} rel="noopener">
                {label}
              </a>
            ),
          )}
        </Row>
      );
    case 'passes':
      return <PassesSection />;
    case 'fines':
      return <FinesSection />;
    case 'climate':
      return <ClimateSection />;
    case 'emergency':
      return <EmergencySection />;
  }
}
