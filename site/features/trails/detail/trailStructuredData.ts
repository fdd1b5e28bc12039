import { recordPath } from '#schemas/recordKinds.ts';
import type { TrailDetail } from '#schemas/types/published.ts';
import { geoCoordinates, imageUrls } from '../../../ui/head/structuredData.ts';

/** Returns the TouristAttraction of a trail, at its trailhead, because schema.org has no type for trails. */
export function trailStructuredData(trail: TrailDetail, siteUrl: string): object {
  const { slug, name, description, location, gallery } = trail;
  return {
    '@type': 'TouristAttraction',
    name,
    description,
    url: `${siteUrl}${recordPath('trail', slug)}`,
    image: imageUrls(siteUrl, gallery),
    address: location,
    ...geoCoordinates(trail),
  };
}
