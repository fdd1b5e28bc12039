interface Choice {
  /** Chooses every page. */
  all?: boolean | undefined;
  /** Paths to choose. */
  paths?: string[];
}

/** Returns the pages to audit: those of `paths`, every page, or by default the first page of each route. */
export function choosePages({ all = false, paths = [] }: Choice, routes: string[]): string[] {
  const unknown = paths.filter((path) => !routes.includes(path));
  if (unknown.length > 0) throw new Error(`The guide has no page ${unknown.join(', ')}.`);
  if (all) return routes;
  if (paths.length > 0) return paths;
  const firstOfRoute = Map.groupBy(routes, (path) => path.replace(/^(\/[^/]+)\/.+/, '$1/:slug'));
  return [...firstOfRoute.values()].flatMap(([first]) => first ?? []);
}
