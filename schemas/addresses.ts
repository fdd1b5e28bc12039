import { detailAddresses, listAddresses } from './recordKinds.ts';

/** The address of every published JSON document by its name; `{slug}` is the slug of each record. */
export const addresses = {
  index: '/api/index.json',
  ...listAddresses,
  ...detailAddresses,
  notices: '/api/notices.json',
  search: '/api/search.json',
  home: '/api/home.json',
  site: '/api/site.json',
  guide: '/api/guides/{slug}.json',
  page: '/api/pages/{slug}.json',
  passes: '/api/facts/passes.json',
  climate: '/api/facts/climate.json',
  rates: '/api/facts/rates.json',
  planner: '/api/planner.json',
  plannerForm: '/api/planner-form.json',
  plannerTrips: '/api/planner-trips.json',
  emergency: '/api/facts/emergency.json',
  basemap: '/api/basemap.json',
  relief: '/api/relief.json',
  reliefSquare: '/api/relief/{slug}.json',
  trailCoordinates: '/gpx/trail-coordinates.json',
} as const;

/** Name of a published document. */
export type DocumentName = keyof typeof addresses;

/** Names of the documents that each record has. */
export type RecordName = {
  [N in DocumentName]: (typeof addresses)[N] extends `${string}{slug}${string}` ? N : never;
}[DocumentName];

/** Returns the address of one record. */
export function recordAddress(address: string, slug: string): string {
  return address.replace('{slug}', encodeURIComponent(slug));
}
