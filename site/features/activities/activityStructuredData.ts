import type { ActivityDetail } from '#schemas/types/published.ts';

/** TouristTrip of an activity, with an Offer only where its price is a real one. */
export function activityStructuredData(
  activity: ActivityDetail,
  site: { url: string; currency: string },
): object {
  const { slug, name, description, imageUrl, price, priceProvenance } = activity;
  const url = `${site.url}/activities/${slug}`;
  const real = price !== null && priceProvenance !== null && priceProvenance.source !== 'illustrative';
  return {
    '@type': 'TouristTrip',
    name,
    description,
    url,
    image: site.url + imageUrl,
    ...(real && { offers: { '@type': 'Offer', price, priceCurrency: site.currency, url } }),
  };
}
