import { numberText } from '#schemas/rules/distanceText.ts';
import { capitalize } from '../../ui/text/text.ts';
import type { ReactNode } from 'react';
import type { ActivityDetail, Site } from '#schemas/types/published.ts';
import { bookingNote, partnerUrl, searchUrl, townLabel } from '../../partners/partnerUrl.ts';
import { isIllustrative } from '#schemas/rules/isIllustrative.ts';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { BulletBlock } from '../../ui/BulletList/BulletList.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { Gallery } from '../../ui/Gallery/Gallery.tsx';
import { Disclosure, OutboundLink } from '../../ui/OutboundLink/OutboundLink.tsx';
import { Prose, Tag } from '../../ui/Text/Text.tsx';
import { RatingGauge } from '../../ui/RatingGauge/RatingGauge.tsx';
import { ratingOf5 } from '../../ui/RatingGauge/rating.ts';
import { Block } from '../../ui/Section/Section.tsx';
import { DifficultySign } from '../../ui/Sign/DifficultySign.tsx';
import { onBand } from '../../ui/Sign/Sign.css.ts';
import { EstimateMark, Sources } from '../../ui/SourceNote/SourceNote.tsx';
import { note } from '../../ui/SourceNote/SourceNote.css.ts';
import { RecordLayout, type RecordSlots } from '../../ui/RecordLayout/RecordLayout.tsx';
import { activityPrice, paidUnit } from '#schemas/rules/activities/activityPrice.ts';
import { openingHours, bestTimeToVisit } from './activityFacts.tsx';

interface ActivityDetailViewProps extends RecordSlots {
  activity: ActivityDetail;
  site: Site;
  /** Buses and shuttles that stop nearby. */
  bus?: ReactNode;
}

/** The page of an activity, without the sections of nearby records. */
export function ActivityDetailView({
  activity,
  site,
  actions,
  notices,
  photographs,
  bus,
}: ActivityDetailViewProps) {
  const { name, category, duration, location, rating, ratingScale, operators } = activity;
  const partner = site.partners.activities;
  const place = { name, town: townLabel(activity, site.locations) };
  const bookingUrl = partnerUrl(activity.bookingUrl ?? searchUrl(partner, place), partner);
  const amount = activityPrice(activity, site.currency);
  const price = amount.startsWith('From') ? `${amount} ${site.currency}` : amount;
  const unit = paidUnit(activity);
  const priceOf = activity.priceProvenance ?? activity.priceBandProvenance ?? null;
  const marked = (words: string) => (
    <>
      {words}
      <EstimateMark of={priceOf} />
    </>
  );
  const difficulty = <DifficultySign difficulty={activity.difficulty} />;
  const isMeal = category === 'dining';
  const exampleRating = isIllustrative(activity.ratingProvenance);
  const rated = rating !== null && ratingScale !== null;
  return (
    <RecordLayout
      record={activity}
      parent={{ label: 'Activities', to: '/activities' }}
      figures={[
        // Quick Facts say that a price is not known.
        ...((activity.price ?? activity.priceBand)
          ? [
              {
                term: 'Price',
                value: (
                  <>
                    <strong>{marked(price)}</strong>
                    {unit && ` per ${unit}`}
                  </>
                ),
              },
            ]
          : []),
        { term: 'Duration', value: <strong>{duration}</strong> },
      ]}
      signs={
        <>
          <Tag tone="outline">{capitalize(category)}</Tag>
          {!isMeal && <span className={onBand}>{difficulty}</span>}
          {rated && (
            <span>
              {exampleRating ? 'Example rating' : 'Rating'} {ratingOf5(rating, ratingScale)}/5
            </span>
          )}
        </>
      }
      notices={notices}
      lead={activity.description}
      actions={
        <>
          {activity.bookable && (
            <OutboundLink href={bookingUrl} variant="main">
              Book Now
            </OutboundLink>
          )}
          {activity.officialUrl && (
            <LinkButton to={activity.officialUrl} variant="outline">
              Official page
            </LinkButton>
          )}
          {actions}
        </>
      }
      note={
        activity.bookable && <Disclosure>{bookingNote(activity.bookingUrl, partner, site, name)}</Disclosure>
      }
      aside={
        <>
          <Block heading="Quick Facts" folds>
            <FactList
              facts={[
                { term: 'Location', value: location },
                { term: 'Duration', value: duration },
                ...(isMeal ? [] : [{ term: 'Difficulty', value: difficulty }]),
                {
                  term: 'Price',
                  value: marked(unit ? `${price} per ${unit}` : price),
                },
                ...(activity.booking ? [{ term: 'Booking', value: activity.booking }] : []),
                ...openingHours(activity),
                ...(operators.length > 0 ? [{ term: 'Operator', value: operators.join(', ') }] : []),
              ]}
            />
            {bus}
            {isIllustrative(priceOf) && <p className={note}>* Our estimate</p>}
            <Sources
              facts={[
                { label: 'Price', of: priceOf },
                { label: 'Facts', of: activity.provenance },
                { label: 'Opening hours', of: activity.hours && activity.hours.provenance },
                ...activity.transit.map(({ provenance: of }) => ({ label: 'Buses', of })),
              ]}
            />
          </Block>
          <Block heading="Best Time to Visit" folds>
            <p>{bestTimeToVisit(activity)}</p>
          </Block>
        </>
      }
    >
      {activity.gallery.length > 1 && <Gallery pictures={activity.gallery} name={name} />}
      <Block heading="Experience Overview">
        <Prose html={activity.aboutHtml} lead />
      </Block>
      {photographs}
      <BulletBlock heading="Highlights" items={activity.highlights} />
      <BulletBlock heading="What's Included" items={activity.inclusions} folds />
      {rated && (
        <Block heading="Customer Reviews" folds>
          <RatingGauge
            rating={rating}
            scale={ratingScale}
            reviewCount={activity.reviewCount === null ? null : numberText(activity.reviewCount)}
            illustrative={exampleRating}
          />
        </Block>
      )}
    </RecordLayout>
  );
}
