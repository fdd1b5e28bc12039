/** schema.org nodes for JSON-LD: only what records say, nothing of samples or defaults. */

interface Listed {
  slug: string;
  name: string;
}

/** ItemList of the records of a list page at `path`. */
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

/** BreadcrumbList from the home page to a record. */
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

/** GeoCoordinates of a record, or nothing when it has none. */
export function geoCoordinates(place: { latitude: string | null; longitude: string | null }): {
  geo?: object;
} {
  if (place.latitude === null || place.longitude === null) return {};
  return { geo: { '@type': 'GeoCoordinates', latitude: place.latitude, longitude: place.longitude } };
}
