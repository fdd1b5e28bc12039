import type { AuthoredKinds, Photograph } from '#schemas/types/authored.ts';
import type { Site } from '#schemas/types/published.ts';
import type { HeightGrid } from '../geometry/heightGrid.ts';
import type { ContentKind } from './contentKinds.ts';
import type { ContentFile, RouteFile, PhotoFile } from './loadedContent.ts';

/** A record whose shape the schema has accepted. */
export interface Entry<K extends ContentKind> {
  kind: K;
  slug: string;
  file: ContentFile;
  data: AuthoredKinds[K];
}

/** All records whose shape is right, by folder; those with a wrong shape are missing. What rules check. */
export interface CheckedContent {
  /** The content folder as shown to people. */
  dir: string;
  /** True if a file was left out because of a mistake in it. */
  hasRefusedFiles: boolean;
  attractions: Entry<'attraction'>[];
  activities: Entry<'activity'>[];
  accommodations: Entry<'accommodation'>[];
  trails: Entry<'trail'>[];
  events: Entry<'event'>[];
  /** Events that feeds announce. */
  importedEvents: Entry<'imported-event'>[];
  notices: Entry<'notice'>[];
  /** Ready trips of the planner. */
  trips: Entry<'trip'>[];
  guides: Entry<'guide'>[];
  pages: Entry<'page'>[];
  /** Layers of the guide's own map. */
  basemap: Entry<'basemap'>[];
  passes: Entry<'passes'> | null;
  climate: Entry<'climate'> | null;
  rates: Entry<'rates'> | null;
  planner: Entry<'planner'> | null;
  emergency: Entry<'emergency'> | null;
  /** Buses and shuttles. */
  transit: Entry<'transit'> | null;
  /** Road ends and the roads between them. */
  roads: Entry<'roads'> | null;
  /** Words of visitors who search: no entry, because no page shows them. */
  meanings: Entry<'meanings'> | null;
  site: Entry<'site'> | null;
  exceptions: Entry<'exceptions'> | null;
  /** Source of the heights of the ground. */
  heights: Entry<'heights'> | null;
  /** Heights of the ground; null in a guide without them. */
  heightGrid: HeightGrid | null;
  /** The sign of the guide; null when it is missing or wrong. */
  sign: Site['sign'] | null;
  /** State of the last import of events. */
  feeds: Entry<'feeds'> | null;
  routes: RouteFile[];
  photos: PhotoFile[];
  /** Slugs of every file that exists, also of those with a mistake in them; `route` holds file names. */
  slugs: ReadonlyMap<ContentKind | 'route', string[]>;
  /** Records that the last commit had, as kind/slug: no typing mistakes for others. */
  removed: ReadonlySet<string>;
}

/** Content without errors. What the published files are derived from. */
export interface Content extends CheckedContent {
  passes: Entry<'passes'>;
  climate: Entry<'climate'>;
  rates: Entry<'rates'>;
  planner: Entry<'planner'>;
  emergency: Entry<'emergency'>;
  site: Entry<'site'>;
  sign: Site['sign'];
}

/** A record of one of the kinds with a page or card of its own. */
export type RecordEntry =
  | Entry<'attraction'>
  | Entry<'activity'>
  | Entry<'accommodation'>
  | Entry<'trail'>
  | Entry<'event'>;

/** Returns every record of every kind, the single files among them. */
export function allEntries(content: CheckedContent): Entry<ContentKind>[] {
  const { passes, climate, rates, planner, emergency, transit, roads, site, heights } = content;
  const singles = [passes, climate, rates, planner, emergency, transit, roads, site, heights].filter(
    (entry) => entry !== null,
  );
  return [
    ...recordsOf(content),
    ...content.notices,
    ...content.trips,
    ...content.guides,
    ...content.pages,
    ...content.basemap,
    ...singles,
  ];
}

/** Returns every event, written by hand or announced by a feed. */
export function eventsOf(content: CheckedContent): (Entry<'event'> | Entry<'imported-event'>)[] {
  return [...content.events, ...content.importedEvents];
}

export function recordsOf(content: CheckedContent): RecordEntry[] {
  return [
    ...content.attractions,
    ...content.activities,
    ...content.accommodations,
    ...content.trails,
    ...content.events,
  ];
}

/** Returns the photographs that stand beside the drawings of a record; events have none. */
export function photographsOf(entry: RecordEntry): readonly Photograph[] {
  return entry.kind === 'event' ? [] : (entry.data.photographs ?? []);
}
