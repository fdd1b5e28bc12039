import * as styles from './RatingBadge.css.ts';
import { badgeTone, convertRating } from './ratingColor.ts';

interface RatingBadgeProps {
  rating: number;
  scale: number;
  reviewCount: number | null;
  /** The rating is an example, not a real one. */
  illustrative: boolean;
}

/** A rating with one decimal in its colour, on the scale of its record. */
export function RatingBadge({ rating, scale, reviewCount, illustrative }: RatingBadgeProps) {
  const reviews = reviewCount === null ? '' : `, ${reviewCount.toLocaleString('en')} reviews`;
  return (
    <p className={styles.rating}>
      <span className={styles.badge[badgeTone(convertRating(rating, scale, 10))]}>{rating.toFixed(1)}</span>
      <span>
        out of {scale}
        {reviews}
        {illustrative && ' (example)'}
      </span>
    </p>
  );
}
