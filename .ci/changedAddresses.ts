import { recordKinds } from '../schemas/recordKinds.ts';
import { visitPlan } from '../site/e2e/visitPlan.ts';

/** Start of the addresses of the files in each folder of content/. */
const pageFolders: Record<string, string> = {
  ...Object.fromEntries(Object.values(recordKinds).map(({ folder, path }) => [folder, `${path}/`])),
  guides: '/',
  pages: '/',
};

/** Pages that show records of every kind or of several. */
const overviews = ['/', '/map', '/hiking-map', '/trip-planner'];

/** Returns the first address of each kind. */
const oneOfEachKind = (routes: readonly string[]) =>
  visitPlan(routes, { isNightly: false }).flatMap(({ path, isWhole }) => (isWhole ? [path] : []));

/** Returns the addresses that a changed file shows itself on; null for a file that may show anywhere. */
function addressesOf(file: string): string[] | null {
  const [, folder = '', slug = ''] = /^content\/([^/]+)\/([^/]+)\.(?:yaml|md)$/.exec(file) ?? [];
  const base = pageFolders[folder];
  if (base === undefined) return null;
  if (base === '/') return [slug === 'home' ? '/' : base + slug];
  return [base + slug, base.slice(0, -1), ...overviews];
}

/**
 * Returns the addresses to look at in a browser after a change of content alone: the page of each record, the list of
 * its kind and the overviews; one of each kind for a file that may show anywhere, such as facts and routes.
 */
export function changedAddresses(files: readonly string[], routes: readonly string[]): string[] {
  const addresses = files.map(addressesOf);
  const wanted = new Set(addresses.flatMap((some) => some ?? oneOfEachKind(routes)));
  return routes.filter((path) => wanted.has(path));
}

/** Returns true if files differ, and all of them are below content/. */
export const isContentAlone = (files: readonly string[]): boolean =>
  files.length > 0 && files.every((file) => file.startsWith('content/'));
