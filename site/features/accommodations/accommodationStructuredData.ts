import { recordPath } from '#schemas/recordKinds.ts';
import type { AccommodationDetail, Site } from '#schemas/types/published.ts';
import {
  amenityFeature,
  geoCoordinates,
  imageUrls,
  isReal,
  postalAddress,
} from '../../ui/head/structuredData.ts';
import { shownAmenities } from './amenities.ts';
import { stayPrice } from './stayPrice.ts';

/** Each of them is a LodgingBusiness. */
const typeNames = { resort: 'Resort', hotel: 'Hotel', hostel: 'Hostel' } as const;

/** Resort, Hotel or Hostel of a place to stay, with price and rating only where they are real ones. */
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
