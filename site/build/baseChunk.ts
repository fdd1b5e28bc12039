import { globSync } from 'node:fs';
import { join } from 'node:path';

/** So many routes must need a module for all pages to load it: one large file compresses better than many small ones. */
const fewestRoutes = 4;

/** Loads after the page is readable, on pages with a map. */
const mapLibraries = /[\\/](leaflet|supercluster)[\\/]/;

/** What the bundler tells of a module: those that it imports at once. */
interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/**
 * The rule by which modules share files: what the entry or many routes need is in the first file that every page loads;
 * the bundler splits the rest by who needs it. `site` is the folder of the site.
 */
export function baseChunk(site: string): (id: string, modules: Modules) => string | null {
  let common: Set<string> | undefined;
  return (id, modules) => {
    if (mapLibraries.test(id)) return null;
    common ??= commonModules(site, modules);
    return common.has(id) ? 'base' : null;
  };
}

function commonModules(site: string, modules: Modules): Set<string> {
  const routes = globSync('routes/*Page.tsx', { cwd: site }).map((file) => join(site, file));
  const counts = new Map<string, number>();
  for (const id of routes.flatMap((route) => [...reachable(route, modules)])) {
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const often = [...counts].flatMap(([id, count]) => (count >= fewestRoutes ? [id] : []));
  return new Set([...reachable(join(site, 'app/vike/+client.tsx'), modules), ...often]);
}

/** A module and everything that it imports, directly or not, but for what it imports later. */
function reachable(from: string, modules: Modules): Set<string> {
  const found = new Set([from]);
  for (const id of found) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}
