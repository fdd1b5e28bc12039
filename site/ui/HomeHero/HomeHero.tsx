import type { ReactNode } from 'react';
import type { Picture as PictureData } from '#schemas/types/published.ts';
import { PageHeading } from '../PageHeading/PageHeading.tsx';
import { Picture } from '../Picture/Picture.tsx';
import * as styles from './HomeHero.css.ts';

interface HomeHeroProps {
  heading: string;
  lead: string | null;
  picture: PictureData | null;
  /** The next steps, below the picture. */
  children: ReactNode;
}

/** The poster at the top of the home page: headline, landscape, and a deck with the next steps. */
export function HomeHero({ heading, lead, picture, children }: HomeHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.text}>
        <PageHeading className={styles.heading}>{heading}</PageHeading>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {picture && (
        <div className={styles.art}>
          <Picture picture={picture} crop="wide" sizes="100vw" loading="first" fill />
        </div>
      )}
      <div className={styles.deck}>{children}</div>
    </section>
  );
}
