import type { ReactNode } from 'react';
import { isIllustrative } from '#schemas/rules/isIllustrative.ts';
import type { AccommodationDetail, Site } from '#schemas/types/published.ts';
import * as styles from './AccommodationDetailView.css.ts';
import { bookingOf, type Booking } from './booking.ts';
import { shownAmenities, reviewCountText } from './stay.ts';
import { stayPrice } from '#schemas/rules/stays/stayPriceFact.ts';
import { useTripDates } from '../../tripDates/tripDates.ts';
import { bookingNote, partnerUrl, townLabel } from '../../partners/partnerUrl.ts';
import { BulletBlock } from '../../ui/BulletList/BulletList.tsx';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { FactList, type FactItem } from '../../ui/FactList/FactList.tsx';
import { Gallery } from '../../ui/Gallery/Gallery.tsx';
import { Row, Stack } from '../../ui/Layout/Layout.tsx';
import { Disclosure, OutboundLink } from '../../ui/OutboundLink/OutboundLink.tsx';
import { Prose, Tag } from '../../ui/Text/Text.tsx';
import { RatingGauge } from '../../ui/RatingGauge/RatingGauge.tsx';
import { RecordLayout, type RecordSlots } from '../../ui/RecordLayout/RecordLayout.tsx';
import { Block } from '../../ui/Section/Section.tsx';
import { EstimateMark, Sources } from '../../ui/SourceNote/SourceNote.tsx';
import { capitalize } from '../../ui/text/text.ts';

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
  const { trip } = useTripDates();
  const place = { name, town: townLabel(accommodation, site.locations) };
  const booking = accommodation.bookable ? bookingOf(accommodation.bookingUrl, partner, place, trip) : null;
  const reservation = accommodation.camping?.reservationUrl;
  return (
    <RecordLayout
      record={accommodation}
      parent={{ label: 'Accommodations', to: '/accommodations' }}
      figures={
        accommodation.price === null
          ? []
          : [
              {
                term: isIllustrative(accommodation.priceProvenance) ? '* Our estimate' : 'Price',
                value: (
                  <strong>
                    {price}
                    <EstimateMark of={accommodation.priceProvenance} />
                  </strong>
                ),
              },
            ]
      }
      signs={
        <>
          <Tag tone="outline">{capitalize(type)}</Tag>
          <Tag tone="outline">{location}</Tag>
        </>
      }
      notices={notices}
      lead={accommodation.description}
      actions={
        <>
          {booking && (
            <OutboundLink href={booking.href} variant="main">
              {booking.label}
            </OutboundLink>
          )}
          {reservation && !booking && (
            <LinkButton to={reservation} variant="main">
              Reserve a campsite
            </LinkButton>
          )}
          {actions}
        </>
      }
      note={
        booking && (
          <>
            {booking.dates && <p>For your dates, {booking.dates}.</p>}
            <Disclosure>{bookingNote(accommodation.bookingUrl, partner, site, name)}</Disclosure>
          </>
        )
      }
      aside={
        <>
          {booking && <BookYourStay accommodation={accommodation} price={price} booking={booking} />}
          <Block heading="Quick Facts" folds>
            <FactList facts={quickFacts(accommodation)} />
            <Sources
              facts={[
                { label: 'Price', of: accommodation.priceProvenance },
                { label: 'Facts', of: accommodation.provenance },
                ...accommodation.suitFacts.map(({ who, provenance: of }) => ({ label: who, of })),
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
      <BulletBlock heading="Amenities & Features" items={amenities} folds />
      {(site.sampleReviews.length > 0 || accommodation.reviewsUrl) && (
        <Block heading="Guest Reviews" folds>
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

interface BookYourStayProps {
  accommodation: AccommodationDetail;
  /** Price of a stay as text. */
  price: string;
  booking: Booking;
}

/** Renders the price and the booking button. The band under the title has the disclosure, once a page. */
export function BookYourStay({ accommodation, price, booking }: BookYourStayProps) {
  return (
    <div className={styles.card}>
      <Block heading="Book Your Stay" side>
        <p className={styles.price}>
          {price}
          <EstimateMark of={accommodation.priceProvenance} />
        </p>
        <OutboundLink href={booking.href} wide>
          {booking.label}
        </OutboundLink>
      </Block>
    </div>
  );
}

/** Returns the quick facts that the record of a place to stay states. */
export function quickFacts(accommodation: AccommodationDetail): FactItem[] {
  const { type, location, rooms, familyAndCouples, frontDesk24h, officialUrl, suitFacts } = accommodation;
  const suits = (whom: string) => suitFacts.find(({ who }) => who === whom)?.text ?? 'Not known.';
  const shelter = accommodation.camping?.services.includes('kitchen shelter') ? 'Shelter.' : 'Not known.';
  return [
    { term: 'Type', value: capitalize(type) },
    { term: 'Location', value: location },
    ...(rooms ? [{ term: 'Rooms', value: rooms }] : []),
    ...(familyAndCouples ? [{ term: 'Guests', value: 'Perfect for families & couples' }] : []),
    ...(frontDesk24h ? [{ term: 'Reception', value: '24/7 Front Desk' }] : []),
    { term: 'Dogs', value: suits('Dogs') },
    { term: 'Wheelchairs', value: suits('Wheelchairs') },
    { term: 'Kitchen', value: accommodation.amenities.includes('Kitchen') ? 'Yes.' : shelter },
    ...(officialUrl
      ? [
          {
            term: 'Website',
            value: (
              <a href={officialUrl} rel="noopener">
                {new URL(officialUrl).hostname.replace(/^www\./, '')}
              </a>
            ),
          },
        ]
      : []),
  ];
}
