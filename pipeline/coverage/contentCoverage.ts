import { accommodationFilters } from '#schemas/filters/accommodationFilters.ts';
import { activityFilters } from '#schemas/filters/activityFilters.ts';
import { attractionFilters } from '#schemas/filters/attractionFilters.ts';
import { countOptions } from '#schemas/filters/countOptions.ts';
import { eventFilters } from '#schemas/filters/eventFilters.ts';
import { trailFilters } from '#schemas/filters/trailFilters.ts';
import { isOffered } from '#schemas/rules/isOffered.ts';
import type { Photo } from '#schemas/types/authored.ts';
import { type Content, recordsOf } from '../content/checkedContent.ts';
import { folderKinds, folderOf } from '../content/contentKinds.ts';
import type { Published } from '../derive/published.ts';
import { markdownTable } from '../reference/rulesPage.ts';
import { daysBetween, daysUntilStale, type Fact, factsIn } from '../validate/factsIn.ts';

const statuses = ['official', 'secondary', 'unverified'] as const;

/**
 * Returns Markdown tables of how much content there is and how well it is sourced, and the options of filters that find
 * too few records to be offered. A figure is due once the check asks for another look at it.
 */
export function contentCoverage(content: Content, lists: Published, today: string): string {
  const records = folderKinds.map((kind) => [folderOf[kind], content[folderOf[kind]].length] as const);
  const pictures = Map.groupBy(picturesOf(content), ({ photo }) => (photo ? 'photographed' : 'drawn'));
  const routes = Map.groupBy(content.trails, ({ data: { route } }) =>
    route ? ('aliasOf' in route ? 'alias' : route.accuracy) : 'none',
  );
  const facts = factsIn(content);
  const ages = statuses.map((status) => {
    const all = facts.filter((fact) => fact.status === status);
    const never = all.filter(({ verifiedOn }) => verifiedOn === null).length;
    const due = all.filter((fact) => isStale(fact, today)).length;
    return [status, never, all.length - never - due, due, all.length];
  });
  const rare = uncommonOptions(lists);
  return [
    counts('Records', records),
    table(['Facts', 'never verified', 'verified', 'due for a look', 'all'], ages),
    counts('Pictures', sizes(pictures)),
    counts('Routes of trails', sizes(routes)),
    ...(rare.length > 0 ? [table(['Filter', 'option that is not offered', 'records'], rare)] : []),
  ].join('\n');
}

/** Returns a Markdown table of how well the figures of some files are sourced; a sentence if they hold none. */
export function changedCoverage(content: Content, files: readonly string[]): string {
  const rows = files.flatMap((name) => {
    const facts = factsIn(content).filter(({ file }) => file.path === name);
    if (facts.length === 0) return [];
    const never = facts.filter(({ verifiedOn }) => verifiedOn === null).length;
    return [
      [name, ...statuses.map((status) => facts.filter((fact) => fact.status === status).length), never],
    ];
  });
  const heading = '### How the changed records are sourced';
  if (rows.length === 0) return `${heading}\n\nNo changed file holds figures.\n`;
  return `${heading}\n\n${table(['file', ...statuses, 'never looked at'], rows)}`;
}

function isStale(fact: Fact, today: string): boolean {
  return fact.verifiedOn !== null && daysBetween(fact.verifiedOn, today) > daysUntilStale(fact);
}

function picturesOf(content: Content): { photo?: Photo }[] {
  const records = recordsOf(content).flatMap(({ data }) => [data, ...(data.gallery ?? [])]);
  const pages = [...content.guides, ...content.pages].map(({ data }) => data);
  return [...records, ...pages.filter(({ scene, photo }) => scene || photo)];
}

/** Returns the options that are not offered: filter, option and number of records. */
function uncommonOptions(lists: Published): (string | number)[][] {
  const { attractions, activities, accommodations, trails, events, site } = lists;
  const counted = [
    ['attractions', attractions.length, countOptions(attractionFilters, attractions, site)],
    ['activities', activities.length, countOptions(activityFilters, activities, site)],
    ['places to stay', accommodations.length, countOptions(accommodationFilters, accommodations, site)],
    // The season depends on the day of a visit and is not counted.
    ['trails', trails.length, countOptions(trailFilters, trails, { isAccessible: () => true })],
    ['events', events.length, countOptions(eventFilters, events, null)],
  ] as const;
  return counted.flatMap(([list, all, filters]) =>
    Object.entries(filters).flatMap(([filter, options]) =>
      Object.entries(options)
        .filter(([, found]) => !isOffered(found, all))
        .map(([option, found]) => [`${list}, ${filter}`, option, found]),
    ),
  );
}

function sizes(groups: ReadonlyMap<string, readonly unknown[]>): (readonly [string, number])[] {
  return [...groups].map(([name, list]) => [name, list.length] as const);
}

function counts(title: string, rows: readonly (readonly [string, number])[]): string {
  const all = rows.reduce((sum, [, count]) => sum + count, 0);
  return table([title, 'count'], [...rows, ['all', all]]);
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return `${markdownTable(
    head,
    rows.map((row) => row.map(String)),
  )}\n`;
}
