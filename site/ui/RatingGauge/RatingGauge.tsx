import { convertRating } from '#schemas/rules/convertRating.ts';
import { gaugeStep, ratingNote, ratingOf5 } from './rating.ts';
import * as styles from './RatingGauge.css.ts';

/** The scale of the gauge, one bar a point. */
const bars = 5;
const barWidth = 42;
const barStep = 44.5;

interface RatingGaugeProps {
  /** On the scale of its record. */
  rating: number;
  scale: number;
  /** As it is shown: "1,204", "500+". */
  reviewCount: string | null;
  /** The rating is an example, not a real one. */
  illustrative: boolean;
}

/** A rating on the scale to 5 as a figure and as bars in its colour. */
export function RatingGauge({ rating, scale, reviewCount, illustrative }: RatingGaugeProps) {
  const value = convertRating(rating, scale, bars);
  return (
    <div className={styles.gauge}>
      <p className={styles.figure}>
        {ratingOf5(rating, scale)}
        <span className={styles.scale}>/{bars}</span>
      </p>
      <div>
        <svg viewBox="0 0 220 16" className={styles.bars} aria-hidden="true" data-step={gaugeStep(value)}>
          {Array.from({ length: bars }, (_, index) => {
            const share = Math.min(Math.max(value - index, 0), 1);
            return (
              <g key={index}>
                <rect x={index * barStep} width={barWidth} height="16" className={styles.ground} />
                <rect
                  x={index * barStep}
                  width={barWidth * share}
                  height="16"
                  className={styles.fill[gaugeStep(value)]}
                />
              </g>
            );
          })}
        </svg>
        <p className={styles.note}>{ratingNote({ value: rating, scale, reviewCount, illustrative })}</p>
      </div>
    </div>
  );
}
