import type { DocumentName } from './addresses.ts';
import { recordKindNames, recordKinds, type FolderOf, type RecordKind } from './recordKinds.ts';
import type { PublishedKinds } from './types/published.ts';

/** Version of the API. The major number changes when something that programs rely on is removed. */
export const apiVersion = '1.0.0';

interface PublishedDocument {
  /** Name of the schema of the document, or of each entry of a list. */
  schema: keyof PublishedKinds;
  isList?: true;
  /** A few words for readers of the API. */
  summary: string;
}

type ListDocuments = {
  [K in RecordKind as FolderOf<K>]: { schema: K; isList: true; summary: string };
};
type DetailDocuments = { [K in RecordKind]: { schema: `${K}-detail`; summary: string } };

/** Plural and singular of each kind, for readers of the API and of reports. */
export const recordKindWords: Record<RecordKind, { plural: string; singular: string }> = {
  attraction: { plural: 'attractions', singular: 'attraction' },
  activity: { plural: 'activities', singular: 'activity' },
  accommodation: { plural: 'places to stay', singular: 'place to stay' },
  trail: { plural: 'trails', singular: 'trail' },
  event: { plural: 'events', singular: 'event' },
};

const listDocuments = Object.fromEntries(
  recordKindNames.map((kind) => [
    recordKinds[kind].folder,
    { schema: kind, isList: true, summary: `All ${recordKindWords[kind].plural}` },
  ]),
) as ListDocuments;

const detailDocuments = Object.fromEntries(
  recordKindNames.map((kind) => [
    kind,
    { schema: `${kind}-detail`, summary: `One ${recordKindWords[kind].singular}` },
  ]),
) as DetailDocuments;

/** The document at each address. */
export const documents = {
  index: { schema: 'index', summary: 'Everything that is published' },
  ...listDocuments,
  ...detailDocuments,
  notices: { schema: 'notice', isList: true, summary: 'Closures, restrictions, warnings and advice' },
  search: { schema: 'search', summary: 'What the search of the guide finds' },
  home: { schema: 'home', summary: 'What the home page shows' },
  site: { schema: 'site', summary: 'The guide as a whole' },
  guide: { schema: 'guide', summary: 'One guide' },
  page: { schema: 'page', summary: 'One page' },
  passes: { schema: 'passes', summary: 'Park passes' },
  climate: { schema: 'climate', summary: 'Climate by month' },
  rates: { schema: 'rates', summary: 'Rates of the budget calculator' },
  planner: { schema: 'planner', summary: 'Rules and places of the trip planner' },
  plannerForm: { schema: 'planner-form', summary: 'What the form of the trip planner offers' },
  plannerTrips: { schema: 'ready-trip', isList: true, summary: 'Ready trips of the trip planner' },
  emergency: { schema: 'emergency', summary: 'Whom to call' },
  basemap: { schema: 'basemap', summary: "The guide's own map" },
  relief: { schema: 'relief', summary: 'Relief of the large maps' },
  reliefSquare: { schema: 'relief-square', summary: 'Contours of one square of the large maps' },
  trailCoordinates: { schema: 'trail-coordinates', summary: 'Points of all trails' },
} as const satisfies Record<DocumentName, PublishedDocument>;

/** Type of the content of a document, by its name. */
export type Holds<N extends DocumentName> = (typeof documents)[N] extends { isList: true }
  ? PublishedKinds[(typeof documents)[N]['schema']][]
  : PublishedKinds[(typeof documents)[N]['schema']];

/** Returns the name of the schema that a document matches: that of a list for a list. */
export function schemaNameOf(name: DocumentName): string {
  const { schema } = documents[name];
  return 'isList' in documents[name] ? listSchemaName(schema) : schema;
}

/** Returns the name of the schema of a list, by that of its entries. */
export function listSchemaName(schema: string): string {
  return `${schema}-list`;
}
