import { recordPath } from '#schemas/recordKinds.ts';
import { awayText } from '../../ui/text/awayText.ts';
import { capitalize } from '../../ui/text/capitalize.ts';
import { memo } from 'react';
import type { ActivitySummary } from '#schemas/types/published.ts';
import { isIllustrative } from '#schemas/rules/isIllustrative.ts';
import { NoticeLine } from '../../notices/NoticeLine.tsx';
import { CardAction } from '../../ui/CardAction/CardAction.tsx';
import { CutText } from '../../ui/CutText/CutText.tsx';
import { EstimateMark } from '../../ui/SourceNote/EstimateMark.tsx';
import { TicketCard } from './TicketCard.tsx';
import { useCurrency } from '../../ui/SiteContext.ts';
import { activityPrice, paidUnit } from './activityPrice.ts';

/** Maximum length of a description on a card. */
const descriptionLength = 120;

interface ActivityCardProps {
  activity: ActivitySummary;
  loading?: 'eager' | 'lazy';
  level?: 2 | 3;
}

/** Card of an activity. */
export const ActivityCard = memo(function ActivityCard({ activity, loading, level }: ActivityCardProps) {
  const { slug, name, picture, duration, difficulty, rating, ratingScale, reviewCount } = activity;
  const currency = useCurrency();
  const unit = paidUnit(activity);
  const example = isIllustrative(activity.ratingProvenance) ? 'Example rating ' : '';
  const reviews = reviewCount === null ? '' : ` (${reviewCount.toLocaleString('en')})`;
  const price = activityPrice(activity, currency);
  return (
    <TicketCard
      to={recordPath('activity', slug)}
      name={name}
      picture={picture}
      meta={[
        duration,
        capitalize(difficulty),
        ...awayText(activity.awayKm),
        ...(rating === null ? [] : [`${example}${rating.toFixed(1)} of ${ratingScale}${reviews}`]),
      ]}
      price={
        activity.price !== null && (
          <>
            {price}
            <EstimateMark of={activity.priceProvenance} />
          </>
        )
      }
      // Words instead of an amount are no headline.
      priceNote={activity.price === null ? price : unit ? `${currency} per ${unit}` : undefined}
      loading={loading}
      level={level}
      action={<CardAction kind="activity" slug={slug} name={name} />}
      notice={<NoticeLine restrictions={activity.restrictions} open={activity.open} />}
    >
      <CutText text={activity.description} limit={descriptionLength} />
    </TicketCard>
  );
});
