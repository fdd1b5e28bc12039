import type { AccommodationDetail, Site } from '#schemas/types/published.ts';
import { campingFacts } from './stay.ts';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { stack } from '../../ui/Layout/Layout.css.ts';
import { busFact } from '../../ui/PlaceFacts/busFact.tsx';
import { Quote } from '../../ui/Text/Text.tsx';
import { Block } from '../../ui/Section/Section.tsx';
import { awayText } from '../../ui/text/text.ts';

/**
 * Facts of a campground, ways to a place to stay, and the places near it. Renders nothing if none is known. The facts of
 * a campground are here and not among the quick facts, because this region loads later and few stays have them.
 */
export function LocationAccess({
  accommodation: { camping, access, transit, attractions },
}: {
  accommodation: AccommodationDetail;
}) {
  const nearby = attractions.map(({ name, awayKm }) => [name, ...awayText(awayKm)].join(', ')).join('; ');
  const facts = [
    ...(access ? [{ term: 'Getting there', value: access }] : []),
    ...busFact(transit),
    ...(nearby ? [{ term: 'Nearby', value: nearby }] : []),
  ];
  const campground = campingFacts(camping);
  return (
    <>
      {campground.length > 0 && (
        <Block heading="Camping" folds>
          <FactList facts={campground} />
        </Block>
      )}
      {facts.length > 0 && (
        <Block heading="Location & Access" folds>
          <FactList facts={facts} />
        </Block>
      )}
    </>
  );
}

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
