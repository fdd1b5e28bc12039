import { fileOf, folderOf, importedFolder } from '../content/contentKinds.ts';
import { recordKindNames, type RecordKind, recordKinds, recordPath } from '#schemas/recordKinds.ts';
import { pathOfPage, sitePageSlugs } from '../content/pagePaths.ts';
import type { Content, Entry } from '../content/checkedContent.ts';
import { factsShown } from './records/guides.ts';

/**
 * Returns the day on which what a page tells changed last, by its address, from the days on which files of the
 * content did: of a record its file and its track, of a list its words and its records, of a guide its file and the
 * facts that it shows.
 */
export function lastChanges(
  content: Content,
  days: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const changes = new Map<string, string>();
  const add = (path: string, files: readonly string[]) => {
    const newest = files
      .flatMap((file) => days.get(file) ?? [])
      .toSorted()
      .at(-1);
    if (newest !== undefined) changes.set(path, newest);
  };
  const records = Object.fromEntries(
    recordKindNames.map((kind) => {
      const { folder, path } = recordKinds[kind];
      return [path.slice(1), content[folder].map(fileOfRecord)];
    }),
  );
  for (const kind of recordKindNames) {
    for (const entry of content[recordKinds[kind].folder]) {
      add(recordPath(kind, entry.slug), [fileOfRecord(entry), ...tracksOf(entry)]);
    }
  }
  const shown: Partial<Record<string, readonly string[]>> = {
    ...records,
    map: content.attractions.map(fileOfRecord),
    'hiking-map': content.trails.map(fileOfRecord),
    'trip-planner': [fileOf.planner, ...content.trips.map(({ slug }) => `${folderOf.trip}/${slug}.yaml`)],
    'budget-calculator': [fileOf.rates, fileOf.passes],
  };
  for (const { slug } of content.pages) {
    const own = sitePageSlugs.includes(slug) ? (shown[slug] ?? []) : [];
    add(pathOfPage(slug), [`${folderOf.page}/${slug}.md`, ...own]);
  }
  for (const { slug, data } of content.guides) {
    const facts = factsShown(data).map((fact) => fileOf[fact]);
    add(pathOfPage(slug), [`${folderOf.guide}/${slug}.md`, ...facts]);
  }
  return changes;
}

/** Returns the days on which the records of events changed last, by slug. */
export function eventChanges(
  { events, importedEvents }: Content,
  days: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const files = [
    ...events.map(({ slug }) => [slug, `${folderOf.event}/${slug}.yaml`] as const),
    ...importedEvents.map(({ slug }) => [slug, `${importedFolder}/${slug}.yaml`] as const),
  ];
  return new Map(
    files.flatMap(([slug, file]) => {
      const day = days.get(file);
      return day === undefined ? [] : [[slug, day] as const];
    }),
  );
}

type Recorded = Entry<RecordKind>;

function fileOfRecord({ kind, slug }: Pick<Recorded, 'kind' | 'slug'>): string {
  return `${folderOf[kind]}/${slug}.yaml`;
}

function tracksOf({ kind, data }: Recorded): string[] {
  if (kind !== 'trail' || !('route' in data) || !data.route || !('file' in data.route)) return [];
  return [`routes/${data.route.file}`];
}
