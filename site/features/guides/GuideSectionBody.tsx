import { htmlWithBase } from '../../base/guideBase.ts';
import { FinesSection, PassesSection } from './fees/PassesSection.tsx';
import { besidePoster, twoColumns } from './GuideNavigation.css.ts';
import type { GuideSection } from './sectionLayout.ts';
import { marked } from '../../ui/BulletList/BulletList.css.ts';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { lazyRegions } from '../../ui/hydration/lazyRegions.tsx';
import { Grid, Row } from '../../ui/Layout/Layout.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { TipCard } from '../../ui/Section/Section.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { Table } from '../../ui/Table/Table.tsx';
import { Tabs } from '../../ui/Tabs/Tabs.tsx';
import { Prose } from '../../ui/Text/Text.tsx';

// Only one guide uses each of them.
const loadDistanceStrip = () => import('./distances/DistanceStrip.tsx');
const DistanceStrip = lazyRegions({
  load: loadDistanceStrip,
  prerendered: import.meta.env.SSR && (await loadDistanceStrip()),
})((module) => module.default);
const loadClimateSection = () => import('./climate/ClimateSection.tsx');
const ClimateSection = lazyRegions({
  load: loadClimateSection,
  prerendered: import.meta.env.SSR && (await loadClimateSection()),
})((module) => module.default);

type Poster = NonNullable<Extract<GuideSection, { kind: 'tabs' }>['tabs'][number]['poster']>;
type BodySection = Exclude<GuideSection, { kind: 'emergency' | 'notice' }>;

/** Renders the content of a section, by its kind. */
export function GuideSectionBody({ section }: { section: BodySection }) {
  switch (section.kind) {
    case 'text':
      return <Prose html={section.html} />;
    case 'cards':
      return (
        <Grid of={section.cards.length === 3 ? 'three' : 'two'}>
          {section.cards.map(({ title, items }) => (
            <TipCard key={title} heading={title}>
              <HtmlList items={items} />
            </TipCard>
          ))}
        </Grid>
      );
    case 'tabs':
      return (
        <Tabs
          label={section.heading}
          tabs={section.tabs.map(({ label, poster, items }) => ({
            label,
            content: poster ? (
              <BesidePoster poster={poster} items={items} />
            ) : (
              <HtmlList items={items} wide />
            ),
          }))}
        />
      );
    case 'table':
      return <Table label={section.heading} columns={section.columns} rows={section.rows} />;
    case 'distances':
      return <DistanceStrip section={section} />;
    case 'facts':
      return <FactList facts={section.items.map(({ label, value }) => ({ term: label, value }))} />;
    case 'links':
      return (
        <Row>
          {section.links.map(({ label, href }) => (
            <LinkButton key={href} to={href} variant="outline">
              {label}
            </LinkButton>
          ))}
        </Row>
      );
    case 'passes':
      return <PassesSection />;
    case 'fines':
      return <FinesSection />;
    case 'climate':
      return <ClimateSection />;
  }
}

/** Renders a list with the poster of a record at its side, which leads to its page. */
function BesidePoster({ poster: { name, path, picture }, items }: { poster: Poster; items: string[] }) {
  return (
    <div className={besidePoster}>
      <HtmlList items={items} />
      <SiteLink to={path}>
        <Picture picture={picture} crop="card" sizes="(min-width: 760px) 240px, 120px" decorative />
        {name}
      </SiteLink>
    </div>
  );
}

interface HtmlListProps {
  items: string[];
  /** Two columns on wide screens. */
  wide?: boolean;
}

/** Renders items whose Markdown the pipeline turned into safe HTML. */
export function HtmlList({ items, wide = false }: HtmlListProps) {
  return (
    <ul className={wide ? twoColumns : undefined}>
      {items.map((item) => (
        <li key={item} className={marked}>
          <span dangerouslySetInnerHTML={{ __html: htmlWithBase(item) }} />
        </li>
      ))}
    </ul>
  );
}
