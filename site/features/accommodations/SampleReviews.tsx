import type { Site } from '#schemas/types/published.ts';
import { Quote } from '../../ui/Quote/Quote.tsx';
import * as styles from './AccommodationDetailView.css.ts';

/** Renders invented reviews, labelled as samples. */
export function SampleReviews({ reviews }: { reviews: Site['sampleReviews'] }) {
  return (
    <div className={styles.samples}>
      <p>Sample reviews (illustrative)</p>
      {reviews.map(({ quote, author, rating }) => (
        <Quote key={quote} quote={quote} author={`${author}, ${rating}/5`} />
      ))}
    </div>
  );
}
