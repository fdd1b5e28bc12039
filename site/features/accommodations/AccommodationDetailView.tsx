import type { ReactNode } from 'react';
import type { AccommodationDetail, Site } from '#schemas/types/published.ts';
import { useToday } from '../../calendar/useToday.ts';
import { bookingNote } from '../../partners/bookingNote.ts';
import { isIllustrative } from '#schemas/rules/isIllustrative.ts';
import { partnerUrl } from '../../partners/partnerUrl.ts';
import { useChosenDates } from '../../partners/chosenDates.ts';
import { townLabel } from '../../partners/searchUrl.ts';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { BulletBlock } from '../../ui/BulletList/BulletList.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { Gallery } from '../../ui/Gallery/Gallery.tsx';
import { Row, Stack } from '../../ui/Layout/Layout.tsx';
import { Disclosure } from '../../ui/OutboundLink/Disclosure.tsx';
import { OutboundLink } from '../../ui/OutboundLink/OutboundLink.tsx';
import { Prose } from '../../ui/Prose/Prose.tsx';
import { RatingGauge } from '../../ui/RatingGauge/RatingGauge.tsx';
import { Block } from '../../ui/Section/Block.tsx';
import { EstimateMark } from '../../ui/SourceNote/EstimateMark.tsx';
import { Sources } from '../../ui/SourceNote/Sources.tsx';
import { Tag } from '../../ui/Tag/Tag.tsx';
import { RecordLayout, type RecordSlots } from '../../ui/RecordLayout/RecordLayout.tsx';
import { TitleBand } from '../../ui/TitleBand/TitleBand.tsx';
import * as styles from './AccommodationDetailView.css.ts';
import { capitalize } from '../../ui/text/capitalize.ts';
import { shownAmenities } from './amenities.ts';
import { BookYourStay } from './BookYourStay.tsx';
import { bookingOf } from './booking.ts';
import { quickFacts } from './quickFacts.tsx';
import { reviewCountText } from './reviewCount.ts';
import { stayPrice } from './stayPrice.ts';

interface AccommodationDetailViewProps extends RecordSlots {
  accommodation: AccommodationDetail;
  site: Site;
  /** Sample reviews, if the guide has any. */
  samples?: ReactNode;
  /** Ways to the place. */
  access?: ReactNode;
}

/** The page of a place to stay, without the sections of nearby records. */
export function AccommodationDetailView({
  accommodation,
  site,
  actions,
  notices,
  photographs,
  samples,
  access,
}: AccommodationDetailViewProps) {
  const { name, type, location, rating, ratingScale } = accommodation;
  const partner = site.partners.hotels;
  const price = stayPrice(accommodation, site.currency);
  const amenities = shownAmenities(accommodation.amenities);
  const dates = useChosenDates(useToday(site));
  const place = { name, town: townLabel(accommodation, site.locations) };
  const booking = accommodation.bookable ? bookingOf(accommodation.bookingUrl, partner, place, dates) : null;
  const reservation = accommodation.camping?.reservationUrl;
  return (
    <RecordLayout
      band={
        <TitleBand
          heading={name}
          lead={accommodation.description}
          parent={{ label: 'Accommodations', to: '/accommodations' }}
          picture={accommodation.picture}
          aside={
            <>
              {accommodation.price !== null && (
                <p className={styles.price}>
                  {price}
                  <EstimateMark of={accommodation.priceProvenance} />
                </p>
              )}
              {isIllustrative(accommodation.priceProvenance) && (
                <p className={styles.priceNote}>* Our estimate</p>
              )}
              <Row>
                {booking && (
                  <OutboundLink href={booking.href} variant="main">
                    {booking.label}
                  </OutboundLink>
                )}
                {reservation && !booking && (
                  <LinkButton to={reservation} variant="main">
                    Reserve a site
                  </LinkButton>
                )}
                {actions}
              </Row>
              {booking?.dates && <p>For {booking.dates}, the dates that you chose.</p>}
              {booking && (
                <Disclosure>{bookingNote(accommodation.bookingUrl, partner, site, name)}</Disclosure>
              )}
            </>
          }
        >
          <Row>
            <Tag tone="outline">{capitalize(type)}</Tag>
            <Tag tone="outline">{location}</Tag>
          </Row>
        </TitleBand>
      }
      notices={notices}
      aside={
        <>
          {booking && <BookYourStay accommodation={accommodation} price={price} booking={booking} />}
          <Block heading="Quick Facts" side>
            <FactList facts={quickFacts(accommodation)} />
            <Sources
              facts={[
                { label: 'Price', of: accommodation.priceProvenance },
                { label: 'Facts', of: accommodation.provenance },
                ...accommodation.transit.map(({ provenance: of }) => ({ label: 'Buses', of })),
              ]}
            />
          </Block>
        </>
      }
    >
      <Stack gap="loose">
        {rating !== null && ratingScale !== null && (
          <RatingGauge
            rating={rating}
            scale={ratingScale}
            reviewCount={reviewCountText(accommodation)}
            illustrative={isIllustrative(accommodation.ratingProvenance)}
          />
        )}
        {accommodation.aboutHtml && <Prose html={accommodation.aboutHtml} lead />}
      </Stack>
      {photographs}
      {accommodation.gallery.length > 1 && <Gallery pictures={accommodation.gallery} name={name} />}
      <BulletBlock heading="Amenities & Features" items={amenities} />
      {(site.sampleReviews.length > 0 || accommodation.reviewsUrl) && (
        <Block heading="Guest Reviews">
          {samples}
          {accommodation.reviewsUrl && (
            <Row>
              <OutboundLink href={partnerUrl(accommodation.reviewsUrl, partner)} variant="outline">
                Read All Reviews
              </OutboundLink>
            </Row>
          )}
        </Block>
      )}
      {access}
    </RecordLayout>
  );
}
