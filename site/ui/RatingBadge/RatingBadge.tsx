import { numberText } from '#schemas/rules/distanceText.ts';
import { convertRating } from '#schemas/rules/convertRating.ts';
import * as styles from './RatingBadge.css.ts';
import { badgeTone } from '../RatingGauge/rating.ts';

interface RatingBadgeProps {
  rating: number;
  scale: number;
  reviewCount: number | null;
  /** The rating is an example, not a real one. */
  illustrative: boolean;
}

/** A rating out of 10 with one decimal; its colour is that of the figure that is read. */
export function RatingBadge({ rating, scale, reviewCount, illustrative }: RatingBadgeProps) {
  const shown = convertRating(rating, scale, 10).toFixed(1);
  const reviews = reviewCount === null ? '' : `, ${numberText(reviewCount)} reviews`;
  return (
    <p className={styles.rating}>
      <span className={styles.badge[badgeTone(Number(shown))]}>{shown}</span>
      <span>
        out of 10
        {reviews}
        {illustrative && ' (example)'}
      </span>
    </p>
  );
}
