import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Chunks in the order in which they take their modules, because a chunk takes along the imports of its modules. */
export const firstChunks = ['base', 'pages', 'lists', 'filters', 'articles'];

/** Number of routes that must use a module before it is in a chunk for many pages. */
const fewestRoutes = 3;

/** Libraries of maps. They load after the page is readable, on pages with a map. */
const mapLibraries = /[\\/](leaflet|supercluster|protomaps-leaflet|pmtiles)[\\/]/;

/**
 * Modules that large maps share with still ones or with those of a plan, whose code hardly ever loads. They lie in the
 * chunk of lists with filters, which every page with a large map has.
 */
const sharedByMaps =
  /[\\/](?:ui[\\/]MapView[\\/](?:MapView|MapPopup|useEscape|useShowFrame|base[\\/](?:decodePath|isFree|BaseLayer\.css))|data[\\/]use(?:Basemap|Relief)|trails[\\/]route[\\/]routeNotes)\./;

/** Folders of one subject: a feature, or the links to partners. */
const subjectFolders = /[\\/](?:features[\\/](\w+)|ui[\\/]OutboundLink|partners)[\\/]/;

/** The visitor's dates and their fields. Lists and the events need them, and no link to a partner. */
const datesModule = /[\\/](?:partners[\\/]chosenDates|ui[\\/]Field[\\/]DateField)\./;

/** Folder that only two or three regions share: the rows of events. */
const fewRegions = /[\\/]features[\\/](events)[\\/]/;

/** Imported by every page after its first paint. */
const deferredFrame = 'app/frame/DeferredFrame.tsx';

/** Modules that mark the kinds of pages: all lists, lists with their filters beside them, and pages to read. */
const marks = {
  lists: ['routes/frames/ListFrame.tsx'],
  filters: ['ui/FilterLayout/ListScreen.tsx'],
  articles: ['routes/frames/RecordPage.tsx', 'routes/GuidePage.tsx', 'routes/NotFoundPage.tsx'],
};

/** The imports of `lazyRegions` in a source file. */
const regionImport = /import\('(\.[^']+)'\);\nconst \w+ = lazyRegions\(/g;

/** The bundler's knowledge of a module: its static imports. */
export interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** A route with the modules of its first load and those of its lazy regions. */
interface Route {
  first: Set<string>;
  regions: Set<string>;
}

/**
 * Returns the rule by which modules share chunks, because few large files load faster and compress better than many
 * small ones. An entry stays a file of its own, because a retry imports it by its address. `site` is the folder of the
 * site.
 */
export function chunkNames(site: string): (id: string, modules: Modules) => string | null {
  let names: Map<string, string> | undefined;
  return (id, modules) =>
    (names ??= nameChunks(site, modules)).get(id) ?? (sharedByMaps.test(id) ? 'filters' : null);
}

function nameChunks(site: string, modules: Modules): Map<string, string> {
  const deferredEntry = join(site, deferredFrame);
  const entries = new Set([deferredEntry]);
  const routes = globSync('routes/*Page.tsx', { cwd: site }).map((file): Route => {
    entries.add(join(site, file));
    const first = reachable([join(site, file)], modules);
    const regions = [...first].flatMap(regionsIn);
    for (const region of regions) entries.add(region);
    return { first, regions: reachable(regions, modules) };
  });
  const deferred = reachable([deferredEntry], modules);
  const chunkOf = chunkByUsers(site, routes, deferred);
  const names = new Map<string, string>();
  const paged = new Set(routes.flatMap(({ first, regions }) => [...first, ...regions]));
  for (const id of new Set([...deferred, ...paged])) {
    const name = chunkOf(id);
    if (name) names.set(id, name);
  }
  for (const id of reachable([join(site, 'app/vike/+client.tsx')], modules)) names.set(id, 'base');
  for (const id of names.keys()) if (entries.has(id) || mapLibraries.test(id)) names.delete(id);
  return names;
}

/**
 * Returns the rule for modules of pages:
 * - `base`: many pages use them. Every page loads it first, together with the modules of the entry.
 * - `pages`: many pages use them, but no list with filters needs them for its first load.
 * - `lists` and `filters`: only lists use them, or only those with filters.
 * - `articles`: only records and guides use them.
 * - `dates`: the visitor's dates.
 * - One chunk for each subject: its modules that several pages or regions share, for example its cards.
 * - `deferred`: the deferred frame uses them, and no page needs them for its first load.
 * - `regions`: only lazy regions share them. What few of them share has a chunk of its own.
 * The bundler puts all others where they are used.
 */
function chunkByUsers(
  site: string,
  routes: readonly Route[],
  deferred: ReadonlySet<string>,
): (id: string) => string | null {
  const marked = (kind: keyof typeof marks) =>
    new Set(routes.filter(({ first }) => marks[kind].some((mark) => first.has(join(site, mark)))));
  const [lists, filters, articles] = [marked('lists'), marked('filters'), marked('articles')];
  const areAll = (users: Route[], kind: ReadonlySet<Route>) => users.every((route) => kind.has(route));
  return (id) => {
    const first = routes.filter((route) => route.first.has(id));
    const late = routes.filter(({ regions }) => regions.has(id));
    const users = [...new Set([...first, ...late])];
    if (datesModule.test(id)) return 'dates';
    if (first.length === 0 && deferred.has(id)) return 'deferred';
    if (first.length === 0) return users.length > 1 ? (ownChunk(id) ?? 'regions') : null;
    const subject = subjectFolders.exec(id);
    if (subject && first.length <= fewestRoutes) {
      const isShared = late.length > 0 || (users.length > 1 && !areAll(users, lists));
      return isShared ? (subject[1] ?? 'partners') : null;
    }
    if (users.length > 1 && areAll(users, articles)) return 'articles';
    if (users.length < fewestRoutes) return null;
    if (areAll(users, lists) && !deferred.has(id)) return areAll(users, filters) ? 'filters' : 'lists';
    return first.some((route) => filters.has(route)) ? 'base' : 'pages';
  };
}

/** Returns the chunk of a module that only few lazy regions share, so that the others need not load it; else null. */
function ownChunk(id: string): string | null {
  return fewRegions.exec(id)?.[1] ?? null;
}

/** Returns the modules that the lazy regions of a source file import. */
function regionsIn(file: string): string[] {
  if (!file.endsWith('.tsx') || file.includes('node_modules')) return [];
  const found = readFileSync(file, 'utf8').matchAll(regionImport);
  return [...found].map(([, path = '']) => join(dirname(file), path));
}

/** Returns modules and everything that they import statically, directly or not. */
function reachable(from: string[], modules: Modules): Set<string> {
  const found = new Set(from);
  for (const id of found) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}
