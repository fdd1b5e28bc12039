import type { Site } from '#schemas/types/published.ts';
import { stack } from '../../ui/Layout/Layout.css.ts';
import { Quote } from '../../ui/Quote/Quote.tsx';

/** Renders invented reviews, labelled as samples. */
export function SampleReviews({ reviews }: { reviews: Site['sampleReviews'] }) {
  return (
    <div className={stack.loose}>
      <p>Sample reviews (illustrative)</p>
      {reviews.map(({ quote, author, rating }) => (
        <Quote key={quote} quote={quote} author={`${author}, ${rating}/5`} />
      ))}
    </div>
  );
}
