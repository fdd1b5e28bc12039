import { recordPath } from '#schemas/recordKinds.ts';
import { memo } from 'react';
import type { AttractionSummary, Season } from '#schemas/types/published.ts';
import { NoticeLine } from '../../notices/NoticeLine.tsx';
import { CardAction } from '../../ui/Card/Card.tsx';
import { CutText } from '../../ui/CutText/CutText.tsx';
import { ColorPlate, Picture } from '../../ui/Picture/Picture.tsx';
import { phoneCard } from '../../ui/Picture/pictureSources.ts';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { wideCard } from '../../ui/Card/Card.css.ts';
import * as styles from './AttractionCard.css.ts';
import { CategorySign } from './CategorySign.tsx';
import { awayText } from '../../ui/text/text.ts';
import { Tag } from '../../ui/Text/Text.tsx';

/** Maximum length of a description on a card. */
const descriptionLength = 120;

interface AttractionCardProps {
  attraction: AttractionSummary;
  /** Season whose attractions get a badge. */
  highlightSeason?: Season | 'all';
  loading?: 'eager' | 'lazy';
  /** Level of the heading in the outline of the page. */
  level?: 2 | 3;
}

/**
 * Card of an attraction: picture, a plate in its foreground color with the name, and a short text. One link covers it.
 */
export const AttractionCard = memo(function AttractionCard({
  attraction,
  highlightSeason = 'all',
  loading,
  level = 3,
}: AttractionCardProps) {
  const { slug, name, location, picture, category, description, bestSeason, awayKm } = attraction;
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
              sizes={`(min-width: 1408px) 300px, (min-width: 760px) 30vw, ${phoneCard}`}
              loading={loading}
              fill
              decorative
            />
          </div>
        </div>
        <div className={styles.name}>
          <Heading className={styles.heading}>
            <SiteLink to={recordPath('attraction', slug)} className={styles.link}>
              {name}
            </SiteLink>
          </Heading>
          <p className={styles.where}>{[location, ...awayText(awayKm)].join(', ')}</p>
          <div className={styles.sign}>
            <CategorySign category={category} />
          </div>
        </div>
      </div>
      <div className={styles.text}>
        <NoticeLine restrictions={attraction.restrictions} open={attraction.open} />
        {bestSeason !== null && bestSeason === highlightSeason && <Tag tone="gold">Best in {bestSeason}</Tag>}
        <p className={wideCard}>
          <CutText text={description} limit={descriptionLength} />
        </p>
      </div>
      <CardAction kind="attraction" slug={slug} name={name} />
    </article>
  );
});
