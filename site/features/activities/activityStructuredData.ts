import { recordPath } from '#schemas/recordKinds.ts';
import type { ActivityDetail, Site } from '#schemas/types/published.ts';
import { geoCoordinates, imageUrls, offers } from '../../ui/head/structuredData.ts';

/** Returns the TouristTrip of an activity, with an Offer only if its price is verified. */
export function activityStructuredData(
  activity: ActivityDetail,
  { url, currency }: Pick<Site, 'url' | 'currency'>,
): object {
  const { slug, name, description, location, gallery } = activity;
  return {
    '@type': 'TouristTrip',
    name,
    description,
    url: `${url}${recordPath('activity', slug)}`,
    image: imageUrls(url, gallery),
    itinerary: { '@type': 'Place', address: location, ...geoCoordinates(activity) },
    ...offers(activity, currency),
  };
}
