import type { ReactNode } from 'react';
import type { Picture as PictureData } from '#schemas/types/published.ts';
import { PageHeading } from '../PageHeading/PageHeading.tsx';
import { HeroArt } from './HeroArt.tsx';
import * as styles from './HomeHero.css.ts';

interface HomeHeroProps {
  heading: string;
  lead: string | null;
  picture: PictureData | null;
  /** The same picture for the dark scheme. */
  night?: PictureData | undefined;
  /** The next steps, below the picture. */
  children: ReactNode;
}

/** The poster at the top of the home page: a landscape with the headline in its sky, and a deck with the next steps. */
export function HomeHero({ heading, lead, picture, night, children }: HomeHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.poster}>
        {picture && <HeroArt picture={picture} night={night} />}
        <div className={styles.text}>
          <PageHeading className={styles.heading}>{heading}</PageHeading>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
      </div>
      <div className={styles.deck}>{children}</div>
    </section>
  );
}
