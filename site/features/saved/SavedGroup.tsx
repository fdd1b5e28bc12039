import type { ReactNode } from 'react';
import { type RecordKind, recordPath } from '#schemas/recordKinds.ts';
import type { Picture as PictureData } from '#schemas/types/published.ts';
import type { PublishedUrl } from '../../data/published.ts';
import { usePublished } from '../../data/usePublished.ts';
import { SavedLinks } from './SavedNames.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import * as styles from './SavedGroup.css.ts';
import type { SavedPlace } from './savedPlace.ts';
import { splitSaved } from './savedStore.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Grid } from '../../ui/Layout/Layout.tsx';
import { heading } from '../../ui/Notice/Notice.css.ts';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';

interface SavedGroupProps<T> {
  kind: RecordKind;
  heading: string;
  /** Published list that contains the places. */
  url: PublishedUrl<T[]>;
  places: SavedPlace[];
  /** Returns short facts, in one line where they fit. */
  factsOf: (record: T) => ReactNode;
  /** Returns closures and dangers. */
  linesOf?: (record: T) => ReactNode;
  /** Returns a note below the rows. */
  noteOf?: (records: T[]) => ReactNode;
}

/** Renders the saved places of one kind, each with a remove button. */
export function SavedGroup<T extends SavedRowProps['record']>({
  kind,
  heading,
  url,
  places,
  factsOf,
  linesOf,
  noteOf,
}: SavedGroupProps<T>) {
  const own = places.filter((place) => place.kind === kind);
  const wanted = own.length > 0;
  const { data: records, error, mutate } = usePublished<T[]>(wanted ? url : null);
  if (!wanted) return null;
  if (error && !records) {
    return (
      <Section heading={heading} split>
        <Notice tone="danger" heading="We couldn't load this part of your list" level={3}>
          <p>{own.map(({ name }) => name).join(', ')}</p>
          <div>
            <Button onClick={() => void mutate()}>Retry</Button>
          </div>
        </Notice>
      </Section>
    );
  }
  if (!records) {
    return (
      <Section heading={heading} split>
        <SavedLinks places={own} />
      </Section>
    );
  }
  const { found, missing } = splitSaved(places, kind, records);
  return (
    <Section heading={heading} split>
      <Grid of="rows">
        {found.map(({ place, record }) => (
          <SavedRow key={place.slug} place={place} record={record} facts={factsOf(record)}>
            {linesOf?.(record)}
          </SavedRow>
        ))}
        {missing.map((place) => (
          <article key={place.slug} className={styles.row}>
            <span />
            <p>No longer in the guide: {place.name}.</p>
            <RemoveButton place={place} />
          </article>
        ))}
      </Grid>
      {noteOf?.(found.map(({ record }) => record))}
    </Section>
  );
}

export interface SavedRowProps {
  place: SavedPlace;
  record: { slug: string; name: string; picture: PictureData };
  /** Short facts, in one line where they fit. */
  facts: ReactNode;
  /** Closures and dangers. */
  children: ReactNode;
}

/** Renders a saved place of any kind: picture, name, facts, and a button that removes it. */
export function SavedRow({ place, record: { slug, name, picture }, facts, children }: SavedRowProps) {
  return (
    <article className={styles.row}>
      <div className={styles.picture}>
        <Picture picture={picture} crop="card" sizes="96px" fill decorative />
      </div>
      <div>
        <h3 className={heading}>
          <SiteLink to={recordPath(place.kind, slug)}>{name}</SiteLink>
        </h3>
        <p className={styles.facts}>{facts}</p>
      </div>
      <RemoveButton place={place} />
      {children && <div className={styles.lines}>{children}</div>}
    </article>
  );
}
