import type { AccommodationDetail, Provenance } from '#schemas/types/published.ts';
import { geoCoordinates } from '../../ui/head/structuredData.ts';
import { shownAmenities } from './amenities.ts';

const isReal = (provenance: Provenance | null) => provenance !== null && provenance.source !== 'illustrative';

/** LodgingBusiness of a place to stay, with price and rating only where they are real ones. */
export function accommodationStructuredData(accommodation: AccommodationDetail, siteUrl: string): object {
  const { slug, name, description, location, imageUrl, price, pricePer, rating, ratingScale, reviewCount } =
    accommodation;
  return {
    '@type': 'LodgingBusiness',
    name,
    description,
    url: `${siteUrl}/accommodations/${slug}`,
    image: siteUrl + imageUrl,
    address: location,
    ...geoCoordinates(accommodation),
    amenityFeature: shownAmenities(accommodation.amenities).map((amenity) => ({
      '@type': 'LocationFeatureSpecification',
      name: amenity,
      value: true,
    })),
    ...(price !== null &&
      isReal(accommodation.priceProvenance) && {
        priceRange: `From CA $${price} per ${pricePer ?? 'night'}`,
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
