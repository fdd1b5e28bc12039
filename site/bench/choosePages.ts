/** The pages to audit: those that are asked for, all of them with `--all`, else the first page of each route. */
export function choosePages(args: string[], routes: string[]): string[] {
  const unknown = args.filter((arg) => arg !== '--all' && !routes.includes(arg));
  if (unknown.length > 0) throw new Error(`No page of the guide: ${unknown.join(', ')}`);
  if (args.includes('--all')) return routes;
  if (args.length > 0) return args;
  const firstOfRoute = Map.groupBy(routes, (path) => path.replace(/^(\/[^/]+)\/.+/, '$1/:slug'));
  return [...firstOfRoute.values()].flatMap(([first]) => first ?? []);
}
