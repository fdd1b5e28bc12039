import type { Published } from '../derive/published.ts';

/** One JSON file before it is written: its path, its value and the schema the value (or each entry) must match. */
export interface JsonDocument {
  path: string;
  schema: string;
  isList: boolean;
  value: unknown;
}

/** Every JSON file of the API. */
export function jsonDocuments(published: Published): JsonDocument[] {
  const list = (name: string, schema: string, value: unknown[]): JsonDocument => ({
    path: `api/${name}.json`,
    schema,
    isList: true,
    value,
  });
  const single = (path: string, schema: string, value: unknown): JsonDocument => ({
    path,
    schema,
    isList: false,
    value,
  });
  const each = (folder: string, schema: string, values: readonly { slug: string }[]): JsonDocument[] =>
    values.map((value) => single(`api/${folder}/${value.slug}.json`, schema, value));
  return [
    list('attractions', 'attraction', published.attractions),
    list('activities', 'activity', published.activities),
    list('accommodations', 'accommodation', published.accommodations),
    list('events', 'event', published.events),
    list('hiking-trails', 'trail', published.trails),
    ...each('attractions/slug', 'attraction-detail', published.attractionDetails),
    ...each('activities/slug', 'activity-detail', published.activityDetails),
    ...each('accommodations/slug', 'accommodation-detail', published.accommodationDetails),
    ...each('hiking-trails/slug', 'trail-detail', published.trailDetails),
    single('api/home.json', 'home', published.home),
    single('api/site.json', 'site', published.site),
    ...each('guides', 'guide', published.guides),
    ...each('pages', 'page', published.pages),
    single('api/facts/passes.json', 'passes', published.passes),
    single('api/facts/climate.json', 'climate', published.climate),
    single('api/facts/rates.json', 'rates', published.rates),
    single('api/facts/emergency.json', 'emergency', published.emergency),
    single('gpx/trail-coordinates.json', 'trail-coordinates', published.trailCoordinates),
  ];
}
