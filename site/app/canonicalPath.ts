import type { Site } from '#schemas/types/published.ts';
import { matchRoute } from './routeTable.ts';

/**
 * Returns the path in lower case and without a slash at its end, if it is another one and the guide may have a page
 * there; otherwise the path as it is.
 */
export function canonicalPath(pathname: string, site: Site): string {
  const canonical = pathname.toLowerCase().replace(/(?!^)\/+$/, '');
  return matchRoute(canonical, site).route.path === '*' ? pathname : canonical;
}
