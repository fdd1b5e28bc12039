import { folderOf } from './contentKinds.ts';
import { recordKindNames, recordKinds, type FolderOf, type RecordKind } from '#schemas/recordKinds.ts';

/** Pages that every guide has, because they hold the words of a screen of the site. */
export const sitePageSlugs: readonly string[] =
  'home attractions activities accommodations events trip-planner budget-calculator map hiking-map notices saved search not-found'.split(
    ' ',
  );

/** Returns the address of a guide or page file. */
export function pathOfPage(slug: string): string {
  return slug === 'home' ? '/' : `/${slug}`;
}

/** Returns the paths of all pages, home first. */
export function pagePaths(
  content: Record<
    'guides' | 'pages' | 'importedEvents' | keyof typeof recordPrefixes,
    readonly { slug: string }[]
  >,
): string[] {
  const records = (Object.keys(recordPrefixes) as (keyof typeof recordPrefixes)[]).flatMap((folder) =>
    [...content[folder], ...(folder === 'events' ? content.importedEvents : [])].map(
      ({ slug }) => `${recordPrefixes[folder]}/${slug}`,
    ),
  );
  const pages = content.pages.filter(({ slug }) => slug !== 'home' && slug !== 'not-found');
  return ['/', ...records, ...[...content.guides, ...pages].map(({ slug }) => pathOfPage(slug))];
}

/** Address below which the pages of records are, by the folder of their files. */
export const recordPrefixes = Object.fromEntries(
  recordKindNames.map((kind) => [recordKinds[kind].folder, recordKinds[kind].path]),
) as Record<FolderOf<RecordKind>, string>;

/**
 * Returns the content files that may hold the words of an address, the likeliest first, relative to the content
 * folder: that of a record, or of the guide or page of that name.
 */
export function sourceFiles(pathname: string): string[] {
  if (pathname === '/') return [`${folderOf.page}/home.md`];
  const [, folder = '', slug = '', rest] = pathname.split('/');
  if (rest !== undefined) return [];
  if (slug === '') return [`${folderOf.guide}/${folder}.md`, `${folderOf.page}/${folder}.md`];
  const kind = Object.entries(recordPrefixes).find(([, prefix]) => prefix === `/${folder}`)?.[0];
  return kind ? [`${kind}/${slug}.yaml`] : [];
}
