import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Number of routes that must need a module before `base` holds it. One large file compresses better than many small. */
const fewestRoutes = 4;

/** Libraries of maps. They load after the page is readable, on pages with a map. */
const mapLibraries = /[\\/](leaflet|supercluster|protomaps-leaflet|pmtiles)[\\/]/;

/** Imported by every page after its first paint. */
const deferredFrame = 'app/frame/DeferredFrame.tsx';

/** The imports that `lazyRegion` makes, in a source file. */
const regionImport = /\{ load: \(\) => import\('(\.[^']+)'\) \}/g;

/** The bundler's knowledge of a module: its static imports. */
interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

type Reach = Map<string, Set<string>>;

/**
 * Returns the rule by which modules share chunks. `base` holds the modules that the entry or many routes need, and every
 * page loads it first. `lists` and `records` hold those that many pages of that group need. `deferred` holds the imports of the deferred frame. The imports of a page's lazy regions share one
 * chunk for the page, and one for all pages. `shared` holds the imports that some page needs earlier. The bundler splits the rest by the entries that need it. An entry stays a
 * file of its own, because a retry imports it by its address. `site` is the folder of the site.
 */
export function chunkNames(site: string): (id: string, modules: Modules) => string | null {
  const deferredEntry = join(site, deferredFrame);
  let names: Map<string, string> | undefined;
  return (id, modules) => (names ??= nameChunks(site, deferredEntry, modules)).get(id) ?? null;
}

function nameChunks(site: string, deferredEntry: string, modules: Modules): Map<string, string> {
  const routes = globSync('routes/*Page.tsx', { cwd: site }).map((file) => join(site, file));
  const needed = routes.map((route) => [route, reachable([route], modules)] as const);
  const regions = needed.map(([route, own]) => [route, [...own].flatMap(regionsIn)] as const);
  const lazyEntries = new Set([deferredEntry, ...regions.flatMap(([, entries]) => entries)]);
  const byRoute = countRoutes(needed);
  const byRegions = countRoutes(
    regions.map(([route, entries]) => [route, reachable(entries, modules)] as const),
  );
  const names = new Map<string, string>();
  for (const [id, users] of byRegions) {
    const [only = ''] = users;
    names.set(id, users.size > 1 ? 'regions' : `regions-${basename(only, '.tsx')}`);
  }
  for (const id of reachable([deferredEntry], modules)) names.set(id, 'deferred');
  for (const id of byRoute.keys()) if (names.has(id)) names.set(id, 'shared');
  for (const id of lazyEntries) names.delete(id);
  for (const [id, users] of byRoute) {
    if (users.size >= fewestRoutes) names.set(id, groupOf(users, needed, site));
  }
  for (const id of reachable([join(site, 'app/vike/+client.tsx')], modules)) names.set(id, 'base');
  for (const id of names.keys()) if (mapLibraries.test(id)) names.delete(id);
  return names;
}

/** Modules that mark the pages of a group: lists with filters, and records. */
const groups = { lists: 'ui/FilterLayout/ListScreen.tsx', records: 'routes/frames/RecordFrame.tsx' };

/** Returns the chunk of a module that many routes need: that of a group if all of them belong to it, or `base`. */
function groupOf(
  users: ReadonlySet<string>,
  needed: readonly (readonly [route: string, modules: Set<string>])[],
  site: string,
): string {
  const using = needed.filter(([route]) => users.has(route));
  const group = Object.entries(groups).find(([, mark]) =>
    using.every(([, modules]) => modules.has(join(site, mark))),
  );
  return group?.[0] ?? 'base';
}

/** Returns the modules that the lazy regions of a source file import. */
function regionsIn(file: string): string[] {
  if (!file.endsWith('.tsx') || file.includes('node_modules')) return [];
  const found = readFileSync(file, 'utf8').matchAll(regionImport);
  return [...found].map(([, path = '']) => join(dirname(file), path));
}

/** Returns for each module the routes that reach it. */
function countRoutes(reached: readonly (readonly [route: string, modules: Set<string>])[]): Reach {
  const users: Reach = new Map();
  for (const [route, ids] of reached) {
    for (const id of ids) users.set(id, (users.get(id) ?? new Set()).add(route));
  }
  return users;
}

/** Returns modules and everything that they import statically, directly or not. */
function reachable(from: string[], modules: Modules): Set<string> {
  const found = new Set(from);
  for (const id of found) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}
