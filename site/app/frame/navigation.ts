import { routeTable } from '../routeTable.ts';

/** The links of the top bar, in order. */
export const navigation = routeTable.flatMap(({ path, navLabel }) =>
  navLabel ? [{ to: path, label: navLabel }] : [],
);

/** True when a page belongs to the part of the guide that a link opens. */
export function isCurrent(to: string, pathname: string): boolean {
  return (
    pathname === to ||
    pathname.startsWith(`${to}/`) ||
    (to === '/hiking-map' && pathname.startsWith('/hiking-trails/'))
  );
}
