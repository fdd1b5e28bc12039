import { recordPath } from '#schemas/recordKinds.ts';
import { capitalize } from '../../ui/text/capitalize.ts';
import { memo } from 'react';
import type { AccommodationSummary } from '#schemas/types/published.ts';
import { isIllustrative } from '#schemas/rules/isIllustrative.ts';
import { worldPriceText } from '#schemas/rules/money.ts';
import { NoticeLine } from '../../notices/NoticeLine.tsx';
import { CardAction } from '../../ui/CardAction/CardAction.tsx';
import { RatingBadge } from '../../ui/RatingBadge/RatingBadge.tsx';
import { EstimateMark } from '../../ui/SourceNote/EstimateMark.tsx';
import { StayCard } from './StayCard.tsx';
import { useCurrency } from '../../ui/SiteContext.ts';
import { awayText } from '../../ui/text/awayText.ts';
import { shownAmenities } from './amenities.ts';

/** Number of amenities on a card. */
const cardAmenities = 3;

interface AccommodationCardProps {
  accommodation: AccommodationSummary;
  loading?: 'eager' | 'lazy';
  level?: 2 | 3;
}

/** Card of a place to stay. */
export const AccommodationCard = memo(function AccommodationCard({
  accommodation,
  loading,
  level,
}: AccommodationCardProps) {
  const { slug, name, type, location, picture, rating, ratingScale, reviewCount, price } = accommodation;
  const currency = useCurrency();
  return (
    <StayCard
      to={recordPath('accommodation', slug)}
      name={name}
      where={[capitalize(type), location, ...awayText(accommodation.awayKm)].join(', ')}
      picture={picture}
      notice={<NoticeLine restrictions={accommodation.restrictions} open={accommodation.open} />}
      rating={
        rating !== null && ratingScale !== null ? (
          <RatingBadge
            rating={rating}
            scale={ratingScale}
            reviewCount={reviewCount}
            illustrative={isIllustrative(accommodation.ratingProvenance)}
          />
        ) : null
      }
      amenities={shownAmenities(accommodation.amenities).slice(0, cardAmenities)}
      price={
        price !== null && (
          <>
            from {worldPriceText(price, currency)}
            <EstimateMark of={accommodation.priceProvenance} />
          </>
        )
      }
      per={price === null ? 'Price to be confirmed' : 'Per Night'}
      loading={loading}
      level={level}
      action={<CardAction kind="accommodation" slug={slug} name={name} />}
    />
  );
});
