import type { ReactNode } from 'react';
import type { Picture as PictureData } from '#schemas/types/published.ts';
import type { FactItem } from '../FactList/FactList.tsx';
import { Row, Stack } from '../Layout/Layout.tsx';
import { PageHeading } from '../PageHeading/PageHeading.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { phonePoster } from '../Picture/pictureSources.ts';
import { SiteLink } from '../SiteLink/SiteLink.tsx';
import { heading } from '../TitleBand/TitleBand.css.ts';
import * as styles from './RecordLayout.css.ts';

/** Parts of a record's page that other features make. */
export interface RecordSlots {
  /** Buttons beside the next steps, for example the save button. */
  actions?: ReactNode;
  /** Notices that bind the record. */
  notices?: ReactNode;
  /** Section with its photographs. */
  photographs?: ReactNode;
}

interface RecordLayoutProps extends Pick<RecordSlots, 'notices' | 'actions'> {
  record: { name: string; location: string; picture: PictureData };
  /** The list that the record belongs to. */
  parent: { label: string; to: string };
  /** The facts that matter most, in large type. */
  figures: FactItem[];
  /** Signs and short words, below the figures. */
  signs: ReactNode;
  /** Opening of the text. */
  lead?: ReactNode;
  /** What is said below the actions. */
  note?: ReactNode;
  aside: ReactNode;
  children: ReactNode;
}

/** Page of a record: its poster, a black band with name and figures, the notices of the day, and the text. */
export function RecordLayout({
  record: { name, location, picture },
  parent,
  figures,
  signs,
  notices,
  lead,
  actions,
  note,
  aside,
  children,
}: RecordLayoutProps) {
  return (
    <div className={styles.record}>
      <div className={styles.poster}>
        <Picture
          picture={picture}
          crop="card"
          sizes={`(min-width: 1408px) 504px, (min-width: 760px) 38vw, ${phonePoster}`}
          loading="first"
        />
      </div>
      <div className={styles.column}>
        <div className={styles.band}>
          <nav aria-label="Breadcrumb" className={styles.where}>
            <SiteLink to={parent.to}>{parent.label}</SiteLink> / {location}
          </nav>
          <PageHeading className={heading}>{name}</PageHeading>
          <dl className={styles.figures}>
            {figures.map(({ term, value }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div className={styles.signs}>{signs}</div>
          {picture.credit && (
            <p className={styles.where}>
              Photo: {picture.credit}, {picture.licence}
            </p>
          )}
        </div>
        {notices}
        <div className={styles.main}>
          {lead && <p className={styles.lead}>{lead}</p>}
          {actions && (
            <Stack>
              <Row>{actions}</Row>
              {note}
            </Stack>
          )}
          {children}
        </div>
      </div>
      <aside className={styles.aside}>{aside}</aside>
    </div>
  );
}
