import { recordPath } from '#schemas/recordKinds.ts';
import { capitalize, awayText } from '../../ui/text/text.ts';
import { memo } from 'react';
import type { AccommodationSummary } from '#schemas/types/published.ts';
import { isIllustrative } from '#schemas/rules/isIllustrative.ts';
import { stayAmount } from '#schemas/rules/stays/stayPriceFact.ts';
import { NoticeLine } from '../../notices/NoticeLine.tsx';
import { Card, CardAction } from '../../ui/Card/Card.tsx';
import * as cardStyles from '../../ui/Card/Card.css.ts';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { phoneCard } from '../../ui/Picture/pictureSources.ts';
import { RatingBadge } from '../../ui/RatingBadge/RatingBadge.tsx';
import { EstimateMark } from '../../ui/SourceNote/SourceNote.tsx';
import { useCurrency } from '../../ui/SiteContext.ts';
import * as styles from './AccommodationCard.css.ts';
import { shownAmenities } from './stay.ts';

/** Number of amenities on a card. */
const cardAmenities = 3;

interface AccommodationCardProps {
  accommodation: AccommodationSummary;
  loading?: 'eager' | 'lazy';
  level?: 2 | 3;
}

/** Card of a place to stay: picture at the side, rating and price. */
export const AccommodationCard = memo(function AccommodationCard({
  accommodation,
  loading,
  level,
}: AccommodationCardProps) {
  const { slug, name, type, location, picture, rating, ratingScale, price } = accommodation;
  const currency = useCurrency();
  const amenities = shownAmenities(accommodation.amenities).slice(0, cardAmenities);
  return (
    <Card
      looks={styles.looks}
      to={recordPath('accommodation', slug)}
      name={name}
      level={level}
      picture={
        <Picture
          picture={picture}
          crop="card"
          sizes={`(min-width: 1408px) 240px, (min-width: 1000px) 18vw, ${phoneCard}`}
          loading={loading}
          fill
          decorative
        />
      }
      kicker={
        <p className={cardStyles.caption}>
          {[capitalize(type), location, ...awayText(accommodation.awayKm)].join(', ')}
        </p>
      }
      action={<CardAction kind="accommodation" slug={slug} name={name} />}
    >
      <NoticeLine restrictions={accommodation.restrictions} open={accommodation.open} />
      {rating !== null && ratingScale !== null && (
        <RatingBadge
          rating={rating}
          scale={ratingScale}
          reviewCount={accommodation.reviewCount}
          illustrative={isIllustrative(accommodation.ratingProvenance)}
        />
      )}
      {amenities.length > 0 && (
        <ul className={styles.amenities} aria-label="Amenities">
          {amenities.map((amenity) => (
            <li key={amenity} className={styles.amenity}>
              {amenity}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.price}>
        {price !== null && (
          <strong className={cardStyles.price}>
            {stayAmount(price, accommodation.priceProvenance, currency, 'from ')}
            <EstimateMark of={accommodation.priceProvenance} />
          </strong>
        )}
        <span className={cardStyles.caption}>{price === null ? 'Price not confirmed' : 'Per Night'}</span>
      </p>
    </Card>
  );
});
