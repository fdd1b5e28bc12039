import { recordPath } from '#schemas/recordKinds.ts';
import type { ActivityDetail, Site } from '#schemas/types/published.ts';
import { geoCoordinates, imageUrls, offers } from '../../ui/head/structuredData.ts';

/** Returns the FoodEstablishment or the TouristTrip of an activity, with an Offer only if its price is verified. */
export function activityStructuredData(
  activity: ActivityDetail,
  { url, currency }: Pick<Site, 'url' | 'currency'>,
): object {
  const { slug, name, description, location, gallery } = activity;
  const place = { address: location, ...geoCoordinates(activity) };
  const isMeal = activity.category === 'dining';
  return {
    '@type': isMeal ? 'FoodEstablishment' : 'TouristTrip',
    name,
    description,
    url: `${url}${recordPath('activity', slug)}`,
    image: imageUrls(url, gallery),
    ...(isMeal ? place : { itinerary: { '@type': 'Place', ...place } }),
    ...offers(activity, currency),
  };
}
