import type { ReactNode } from 'react';
import type { Picture as PictureData } from '#schemas/types/published.ts';
import { ColorPlate } from '../../ui/Picture/ColorPlate.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import * as styles from './PosterCard.css.ts';

interface PosterCardProps {
  to: string;
  name: string;
  where: string;
  picture: PictureData;
  /** Sign of the category. */
  sign: ReactNode;
  loading?: 'eager' | 'lazy';
  /** Level of the heading in the outline of the page. */
  level?: 2 | 3;
  /** Control on the corner of the card. */
  action?: ReactNode;
  children: ReactNode;
}

/**
 * Looks of an attraction card: picture, a plate in its foreground color with the name, and a short text. One link
 * covers it.
 */
export function PosterCard({
  to,
  name,
  where,
  picture,
  sign,
  loading = 'lazy',
  level = 3,
  action,
  children,
}: PosterCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.plate}>
        <ColorPlate color={picture.plateColor} />
        <div className={styles.picture}>
          <div className={styles.zoom}>
            <Picture
              picture={picture}
              crop="card"
              sizes="(min-width: 1408px) 300px, (min-width: 760px) 30vw, (min-width: 560px) 46vw, 38vw"
              loading={loading}
              fill
              decorative
            />
          </div>
        </div>
        <div className={styles.name}>
          <Heading className={styles.heading}>
            <SiteLink to={to} className={styles.link}>
              {name}
            </SiteLink>
          </Heading>
          <p className={styles.where}>{where}</p>
          <div className={styles.sign}>{sign}</div>
        </div>
      </div>
      <div className={styles.text}>{children}</div>
      {action}
    </article>
  );
}
