import { recordPath } from '#schemas/recordKinds.ts';
import { eventAddress } from '#schemas/rules/events/eventAddress.ts';
import type { ReactNode } from 'react';
import type { Picture as PictureData } from '#schemas/types/published.ts';
import { heading } from '../../ui/Notice/Notice.css.ts';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import * as styles from './SavedGroup.css.ts';
import type { SavedPlace } from './savedPlace.ts';

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
          <SiteLink to={place.kind === 'event' ? eventAddress(slug) : recordPath(place.kind, slug)}>
            {name}
          </SiteLink>
        </h3>
        <p className={styles.facts}>{facts}</p>
      </div>
      <RemoveButton place={place} />
      {children && <div className={styles.lines}>{children}</div>}
    </article>
  );
}
