import type { ReactNode } from 'react';
import type { Picture as PictureData } from '#schemas/types/published.ts';
import { Card } from '../../ui/Card/Card.tsx';
import * as cardStyles from '../../ui/Card/Card.css.ts';
import { Picture } from '../../ui/Picture/Picture.tsx';
import * as styles from './StayCard.css.ts';

const looks = {
  card: styles.card,
  picture: styles.picture,
  body: styles.body,
  heading: styles.heading,
};

interface StayCardProps {
  to: string;
  name: string;
  where: string;
  picture: PictureData;
  /** Notices that bind the place. */
  notice?: ReactNode;
  rating: ReactNode;
  amenities: string[];
  /** Amount in large type; null if it is not known. */
  price: ReactNode;
  /** Unit of the price, or words instead of an amount. */
  per: string;
  loading?: 'eager' | 'lazy';
  level?: 2 | 3;
  /** Control on the corner of the card. */
  action?: ReactNode;
}

/** Looks of a card of a place to stay: picture at the side, rating and price. */
export function StayCard({
  to,
  name,
  where,
  picture,
  notice,
  rating,
  amenities,
  price,
  per,
  loading = 'lazy',
  level,
  action,
}: StayCardProps) {
  return (
    <Card
      looks={looks}
      to={to}
      name={name}
      level={level}
      picture={
        <Picture
          picture={picture}
          crop="card"
          sizes="(min-width: 1408px) 240px, (min-width: 1000px) 18vw, (min-width: 560px) 36vw, 240px"
          loading={loading}
          fill
          decorative
        />
      }
      kicker={<p className={cardStyles.caption}>{where}</p>}
      action={action}
    >
      {notice}
      {rating}
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
        {price && <strong className={cardStyles.price}>{price}</strong>}
        <span className={cardStyles.caption}>{per}</span>
      </p>
    </Card>
  );
}
