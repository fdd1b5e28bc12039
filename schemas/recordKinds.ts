/** A kind of record: one file for each in content/, one entry for each in a published list. */
interface RecordKindEntry {
  /** Folder below content/, and name of the published list. */
  folder: string;
  /** Address below which its pages are, and its JSON below /api. */
  path: string;
  /** Address of the page that lists them. */
  listPath: string;
}

/**
 * The registry of the kinds of record. Folders, addresses, documents, not-found pages, saved places, coverage, offline
 * suggestions and the host's rules are made from it. docs/extending.md says how to add one.
 */
export const recordKinds = {
  attraction: { folder: 'attractions', path: '/attractions', listPath: '/attractions' },
  activity: { folder: 'activities', path: '/activities', listPath: '/activities' },
  accommodation: { folder: 'accommodations', path: '/accommodations', listPath: '/accommodations' },
  trail: { folder: 'trails', path: '/hiking-trails', listPath: '/hiking-map' },
  event: { folder: 'events', path: '/events', listPath: '/events' },
} as const satisfies Record<string, RecordKindEntry>;

type Registry = typeof recordKinds;

/** Name of a kind of record. */
export type RecordKind = keyof Registry;

/** Names of all kinds of record. */
export const recordKindNames = Object.keys(recordKinds) as RecordKind[];

/** Folder of each kind. */
export type FolderOf<K extends RecordKind> = Registry[K]['folder'];

/** Returns the address of the page of a record. */
export function recordPath(kind: RecordKind, slug: string): string {
  return `${recordKinds[kind].path}/${slug}`;
}

/** Addresses of the JSON lists, by folder. */
export type ListAddresses = {
  [K in RecordKind as FolderOf<K>]: `/api${Registry[K]['path']}.json`;
};

/** Addresses of the JSON of single records, by kind. */
export type DetailAddresses = { [K in RecordKind]: `/api${Registry[K]['path']}/slug/{slug}.json` };

/** Addresses of the JSON lists, by folder. */
export const listAddresses = Object.fromEntries(
  recordKindNames.map((kind) => [recordKinds[kind].folder, `/api${recordKinds[kind].path}.json`]),
) as ListAddresses;

/** Addresses of the JSON of single records, by kind. */
export const detailAddresses = Object.fromEntries(
  recordKindNames.map((kind) => [kind, `/api${recordKinds[kind].path}/slug/{slug}.json`]),
) as DetailAddresses;
