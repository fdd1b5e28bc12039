import { type FolderOf, type RecordKind, recordKindNames, recordKinds } from '#schemas/recordKinds.ts';
import type { AuthoredKinds } from '#schemas/types/authored.ts';

/** Kind of a content file; also the name of its schema in schemas/authored. */
export type ContentKind = Exclude<keyof AuthoredKinds, 'scene'>;

const recordFolders = Object.fromEntries(recordKindNames.map((kind) => [kind, recordKinds[kind].folder])) as {
  [K in RecordKind]: FolderOf<K>;
};

/** Folder of each kind that has one file a record. */
export const folderOf = {
  ...recordFolders,
  notice: 'notices',
  trip: 'trips',
  guide: 'guides',
  page: 'pages',
} as const satisfies Partial<Record<ContentKind, string>>;

export type FolderKind = keyof typeof folderOf;

export const folderKinds = Object.keys(folderOf) as FolderKind[];

/** Returns true for a kind whose files are Markdown with front matter; those of the others are YAML. */
export function isMarkdownKind(kind: ContentKind): kind is 'guide' | 'page' {
  return kind === 'guide' || kind === 'page';
}

/** Returns the ending of a file that holds one record of a kind. */
export function endingOf(kind: FolderKind): '.md' | '.yaml' {
  return isMarkdownKind(kind) ? '.md' : '.yaml';
}

/** The folder of the layers of the guide's own map; one GeoJSON file a layer, or several. */
export const basemapFolder = 'basemap';

/** The heights of the ground, which `basemap/heights.yaml` describes: a gzipped ESRI ASCII grid. */
export const heightsFile = 'basemap/heights.asc.gz';

/** The sign of the guide: its logo, icons and colours. */
export const signFile = 'sign.svg';

/** Kinds with a single file, by its path below the content folder. */
export const fileOf = {
  passes: 'facts/passes.yaml',
  climate: 'facts/climate.yaml',
  rates: 'facts/rates.yaml',
  planner: 'facts/planner.yaml',
  emergency: 'facts/emergency.yaml',
  transit: 'facts/transit.yaml',
  roads: 'facts/roads.yaml',
  meanings: 'facts/meanings.yaml',
  site: 'site.yaml',
  exceptions: 'exceptions.yaml',
  heights: 'basemap/heights.yaml',
  feeds: 'events/imported/feeds.yaml',
} as const satisfies Partial<Record<ContentKind, string>>;

/** Folder that only the import of events writes: one file per event, and the state of the import. */
export const importedFolder = 'events/imported';

export type SingleKind = keyof typeof fileOf;

export const singleKinds = Object.keys(fileOf) as SingleKind[];

/** Single files that every guide has; the rest may be left out. */
export const neededKinds = singleKinds.filter(
  (kind) => !['exceptions', 'transit', 'roads', 'meanings', 'heights', 'feeds'].includes(kind),
);
