import type { Picture, Provenance, Site } from '#schemas/types/published.ts';
import { isIllustrative } from '#schemas/rules/isIllustrative.ts';

/** schema.org nodes for JSON-LD: only what records say, nothing of samples or defaults, and absolute addresses. */

interface Listed {
  slug: string;
  name: string;
}

interface Priced {
  price: string | null;
  pricePer: string | null;
  priceProvenance: Provenance | null;
}

/** Returns the WebSite of the guide, for its home page. */
export function webSite({ name, url, tagline, language, licence }: Site): object {
  return {
    '@type': 'WebSite',
    name,
    url: `${url}/`,
    description: tagline,
    inLanguage: language,
    license: licence.url,
  };
}

/** Returns an ItemList of the records whose pages lie at `path`. */
export function itemList(siteUrl: string, path: string, records: Listed[]): object {
  return {
    '@type': 'ItemList',
    itemListElement: records.map(({ slug, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: `${siteUrl}${path}/${slug}`,
    })),
  };
}

/** Returns a BreadcrumbList from the list of a kind to a record. */
export function breadcrumbList(siteUrl: string, steps: { name: string; path: string }[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  };
}

/** Returns the addresses of the pictures of a record, the main one first. */
export function imageUrls(siteUrl: string, pictures: Picture[]): string[] {
  return pictures.map(({ original }) => siteUrl + original);
}

/** Returns the GeoCoordinates of a record; an empty object without coordinates. */
export function geoCoordinates(place: { latitude: string | null; longitude: string | null }): {
  geo?: object;
} {
  if (place.latitude === null || place.longitude === null) return {};
  const longitude = String(Number(place.longitude));
  return { geo: { '@type': 'GeoCoordinates', latitude: place.latitude, longitude } };
}

/** Returns the amenities that a record lists. */
export function amenityFeature(amenities: string[]): object[] {
  return amenities.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true }));
}

/** Returns true if a figure was published: it is neither an example nor unverified. */
export function isReal(provenance: Provenance | null): boolean {
  return provenance !== null && !isIllustrative(provenance) && provenance.status !== 'unverified';
}

/** Returns the Offer at the price of a record; an empty object if that is unknown, an example or unverified. */
export function offers(
  { price, pricePer, priceProvenance }: Priced,
  currency: Site['currency'],
): { offers?: object } {
  if (price === null || !isReal(priceProvenance)) return {};
  const priceSpecification = {
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: currency,
    ...(pricePer !== null && { unitText: pricePer }),
  };
  return { offers: { '@type': 'Offer', priceSpecification } };
}

/** Returns the PostalAddress of a place as the guide writes it, town first: "Old Town, Mill Street". */
export function postalAddress(location: string): object {
  const [town = '', ...street] = location.split(', ');
  return {
    '@type': 'PostalAddress',
    addressLocality: town,
    ...(street.length > 0 && { streetAddress: street.join(', ') }),
  };
}
