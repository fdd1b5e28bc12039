import { numberText } from '#schemas/rules/distanceText.ts';
import { recordPath } from '#schemas/recordKinds.ts';
import { awayText, capitalize } from '../../ui/text/text.ts';
import { memo } from 'react';
import type { ActivitySummary } from '#schemas/types/published.ts';
import { isIllustrative } from '#schemas/rules/isIllustrative.ts';
import { NoticeLine } from '../../notices/NoticeLine.tsx';
import { Card, CardAction } from '../../ui/Card/Card.tsx';
import * as cardStyles from '../../ui/Card/Card.css.ts';
import { CutText } from '../../ui/CutText/CutText.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { phoneCard } from '../../ui/Picture/pictureSources.ts';
import { EstimateMark } from '../../ui/SourceNote/SourceNote.tsx';
import { useCurrency } from '../../ui/SiteContext.ts';
import * as styles from './ActivityCard.css.ts';
import { activityPrice, paidUnit } from '#schemas/rules/activities/activityPrice.ts';

/** Maximum length of a description on a card. */
const descriptionLength = 120;

interface ActivityCardProps {
  activity: ActivitySummary;
  loading?: 'eager' | 'lazy';
  level?: 2 | 3;
}

/** Card of an activity: a ticket with the price on its stub. */
export const ActivityCard = memo(function ActivityCard({ activity, loading, level }: ActivityCardProps) {
  const { slug, name, picture, duration, difficulty, rating, ratingScale, reviewCount } = activity;
  const currency = useCurrency();
  const unit = paidUnit(activity);
  const example = isIllustrative(activity.ratingProvenance) ? 'Example rating ' : '';
  const reviews = reviewCount === null ? '' : ` (${numberText(reviewCount)})`;
  const price = activityPrice(activity, currency);
  // Words instead of an amount are no headline.
  const priceNote = activity.price === null ? price : unit && `${currency} per ${unit}`;
  const facts = [
    duration,
    capitalize(difficulty),
    ...awayText(activity.awayKm),
    ...(rating === null ? [] : [`${example}${rating.toFixed(1)} of ${ratingScale}${reviews}`]),
  ];
  return (
    <Card
      looks={styles.looks}
      to={recordPath('activity', slug)}
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
      action={<CardAction kind="activity" slug={slug} name={name} />}
    >
      <ul className={styles.meta} aria-label="At a glance">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <div>
        <NoticeLine restrictions={activity.restrictions} open={activity.open} />
        <div className={styles.text}>
          <CutText text={activity.description} limit={descriptionLength} />
        </div>
      </div>
      <div className={styles.stub}>
        {activity.price !== null && (
          <strong className={cardStyles.price}>
            {price}
            <EstimateMark of={activity.priceProvenance} />
          </strong>
        )}
        {priceNote && <span className={cardStyles.caption}>{priceNote}</span>}
      </div>
    </Card>
  );
});
