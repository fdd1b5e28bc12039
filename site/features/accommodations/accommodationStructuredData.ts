import { recordPath } from '#schemas/recordKinds.ts';
import type { AccommodationDetail, Site } from '#schemas/types/published.ts';
import {
  amenityFeature,
  geoCoordinates,
  imageUrls,
  isReal,
  postalAddress,
} from '../../ui/head/structuredData.ts';
import { shownAmenities } from './stay.ts';
import { stayPrice } from '#schemas/rules/stays/stayPriceFact.ts';

/** Subtypes of LodgingBusiness by type. */
const typeNames = { resort: 'Resort', hotel: 'Hotel', hostel: 'Hostel', campground: 'Campground' } as const;

/** Returns the Resort, Hotel, Hostel or Campground of a place to stay; price and rating only if they are verified. */
export function accommodationStructuredData(
  accommodation: AccommodationDetail,
  { url: siteUrl, currency }: Pick<Site, 'url' | 'currency'>,
): object {
  const { slug, name, description, type, location, gallery, price, rating, ratingScale, reviewCount } =
    accommodation;
  return {
    '@type': typeNames[type],
    name,
    description,
    url: `${siteUrl}${recordPath('accommodation', slug)}`,
    image: imageUrls(siteUrl, gallery),
    address: postalAddress(location),
    ...geoCoordinates(accommodation),
    amenityFeature: amenityFeature(shownAmenities(accommodation.amenities)),
    ...(price !== null &&
      isReal(accommodation.priceProvenance) && {
        priceRange: `From ${stayPrice(accommodation, currency)}`,
      }),
    ...(rating !== null &&
      reviewCount !== null &&
      isReal(accommodation.ratingProvenance) && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating,
          bestRating: ratingScale,
          reviewCount,
        },
      }),
  };
}
