import type { PublishedKinds } from './types/published.ts';

/** The address of every published JSON document by its name; `{slug}` stands for the slug of each record. */
export const addresses = {
  index: '/api/index.json',
  attractions: '/api/attractions.json',
  activities: '/api/activities.json',
  accommodations: '/api/accommodations.json',
  events: '/api/events.json',
  trails: '/api/hiking-trails.json',
  attraction: '/api/attractions/slug/{slug}.json',
  activity: '/api/activities/slug/{slug}.json',
  accommodation: '/api/accommodations/slug/{slug}.json',
  trail: '/api/hiking-trails/slug/{slug}.json',
  home: '/api/home.json',
  site: '/api/site.json',
  guide: '/api/guides/{slug}.json',
  page: '/api/pages/{slug}.json',
  passes: '/api/facts/passes.json',
  climate: '/api/facts/climate.json',
  rates: '/api/facts/rates.json',
  planner: '/api/planner.json',
  plannerForm: '/api/planner-form.json',
  emergency: '/api/facts/emergency.json',
  basemap: '/api/basemap.json',
  trailCoordinates: '/gpx/trail-coordinates.json',
} as const;

/** Version of the shape of all of it. The first number changes when something that programs rely on goes away. */
export const apiVersion = '1.0.0';

export type DocumentName = keyof typeof addresses;

interface PublishedDocument {
  /** Name of the schema of the document, or of each entry of a list. */
  schema: keyof PublishedKinds;
  isList?: true;
  /** A few words for readers of the API. */
  summary: string;
}

/** What stands at each address. */
export const documents = {
  index: { schema: 'index', summary: 'Everything that is published' },
  attractions: { schema: 'attraction', isList: true, summary: 'All attractions' },
  activities: { schema: 'activity', isList: true, summary: 'All activities' },
  accommodations: { schema: 'accommodation', isList: true, summary: 'All places to stay' },
  events: { schema: 'event', isList: true, summary: 'All events' },
  trails: { schema: 'trail', isList: true, summary: 'All trails' },
  attraction: { schema: 'attraction-detail', summary: 'One attraction' },
  activity: { schema: 'activity-detail', summary: 'One activity' },
  accommodation: { schema: 'accommodation-detail', summary: 'One place to stay' },
  trail: { schema: 'trail-detail', summary: 'One trail' },
  home: { schema: 'home', summary: 'What the home page shows' },
  site: { schema: 'site', summary: 'The guide as a whole' },
  guide: { schema: 'guide', summary: 'One guide' },
  page: { schema: 'page', summary: 'One page' },
  passes: { schema: 'passes', summary: 'Park passes' },
  climate: { schema: 'climate', summary: 'Climate by month' },
  rates: { schema: 'rates', summary: 'Rates of the budget calculator' },
  planner: { schema: 'planner', summary: 'Rules and places of the trip planner' },
  plannerForm: { schema: 'planner-form', summary: 'What the form of the trip planner offers' },
  emergency: { schema: 'emergency', summary: 'Whom to call' },
  basemap: { schema: 'basemap', summary: "The guide's own map" },
  trailCoordinates: { schema: 'trail-coordinates', summary: 'Points of all trails' },
} as const satisfies Record<DocumentName, PublishedDocument>;

/** Names of the documents of which there is one for each record. */
export type RecordName = {
  [N in DocumentName]: (typeof addresses)[N] extends `${string}{slug}${string}` ? N : never;
}[DocumentName];

/** What a document holds, by its name. */
export type Holds<N extends DocumentName> = (typeof documents)[N] extends { isList: true }
  ? PublishedKinds[(typeof documents)[N]['schema']][]
  : PublishedKinds[(typeof documents)[N]['schema']];

/** The address of one record. */
export function recordAddress(address: string, slug: string): string {
  return address.replace('{slug}', encodeURIComponent(slug));
}
