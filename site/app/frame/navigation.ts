import { routes } from '../routes.ts';

/** The links of the top bar, in order. */
export const navigation = routes.flatMap(({ path, navLabel }) =>
  navLabel ? [{ to: path, label: navLabel }] : [],
);

/** Returns true if a page belongs to the part of the guide that a link opens, without being its first page. */
const isWithin = (to: string, pathname: string) =>
  pathname.startsWith(`${to}/`) || (to === '/hiking-map' && pathname.startsWith('/hiking-trails/'));

/** `aria-current` of a link: "page" on the page that it opens, true on the pages below, else undefined. */
export function currentMark(to: string, pathname: string): 'page' | true | undefined {
  if (pathname.replace(/\/$/, '') === to) return 'page';
  return isWithin(to, pathname) || undefined;
}
