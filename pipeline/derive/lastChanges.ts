import { fileOf, folderOf } from '../content/contentKinds.ts';
import { pathOfPage, recordPrefixes, sitePageSlugs } from '../content/pagePaths.ts';
import type { Content, Entry } from '../validate/content.ts';
import { factsShown } from './guides.ts';

/**
 * The day on which what a page tells changed last, by its address, from the days on which files of the content did: of a
 * record its file and its track, of a list its words and its records, of a guide its file and the facts that it shows.
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
  const records = {
    attractions: content.attractions.map(fileOfRecord),
    activities: content.activities.map(fileOfRecord),
    accommodations: content.accommodations.map(fileOfRecord),
    trails: content.trails.map(fileOfRecord),
  };
  for (const folder of ['attractions', 'activities', 'accommodations', 'trails'] as const) {
    for (const entry of content[folder]) {
      add(`${recordPrefixes[folder]}/${entry.slug}`, [fileOfRecord(entry), ...tracksOf(entry)]);
    }
  }
  const shown: Partial<Record<string, readonly string[]>> = {
    ...records,
    events: content.events.map(fileOfRecord),
    map: records.attractions,
    'hiking-map': records.trails,
    'trip-planner': [fileOf.planner],
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

type Recorded = Entry<'attraction' | 'activity' | 'accommodation' | 'trail' | 'event'>;

function fileOfRecord({ kind, slug }: Pick<Recorded, 'kind' | 'slug'>): string {
  return `${folderOf[kind]}/${slug}.yaml`;
}

function tracksOf({
  kind,
  data,
}: Content['attractions' | 'activities' | 'accommodations' | 'trails'][number]) {
  if (kind !== 'trail' || !data.route || !('file' in data.route)) return [];
  return [`routes/${data.route.file}`];
}
