import { recordPath } from '#schemas/recordKinds.ts';
import type { AttractionDetail } from '#schemas/types/published.ts';
import { amenityFeature, geoCoordinates, imageUrls } from '../../ui/head/structuredData.ts';

/** Returns the TouristAttraction of an attraction. */
export function attractionStructuredData(attraction: AttractionDetail, siteUrl: string): object {
  const { slug, name, description, location, gallery, amenities } = attraction;
  return {
    '@type': 'TouristAttraction',
    name,
    description,
    url: `${siteUrl}${recordPath('attraction', slug)}`,
    image: imageUrls(siteUrl, gallery),
    address: location,
    ...geoCoordinates(attraction),
    amenityFeature: amenityFeature(amenities),
  };
}
