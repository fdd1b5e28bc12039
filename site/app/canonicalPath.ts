import type { Site } from '#schemas/types/published.ts';
import { matchRoute } from './routes.ts';

/**
 * Returns the path in lower case and without a slash at its end, if it is another one and the guide may have a page
 * there; otherwise the path as it is.
 */
export function canonicalPath(pathname: string, site: Site): string {
  // The page for unknown records is meant by an escape as it is written.
  const lower = pathname.replace(/%[\da-f]{2}|[A-Z]/gi, (part) =>
    part.length > 1 ? part : part.toLowerCase(),
  );
  const canonical = lower.replace(/(?!^)\/+$/, '');
  return matchRoute(canonical, site).route.path === '*' ? pathname : canonical;
}
