import { routes } from '../routes.ts';

/** The links of the top bar, in order. */
export const navigation = routes.flatMap(({ path, navLabel }) =>
  navLabel ? [{ href: path, label: navLabel }] : [],
);

/** Returns true if a page belongs to the part of the guide that a link opens, without being its first page. */
const isWithin = (href: string, pathname: string) =>
  pathname.startsWith(`${href}/`) || (href === '/hiking-map' && pathname.startsWith('/hiking-trails/'));

/** `aria-current` of a link: "page" on the page that it opens, true on the pages below, else undefined. */
export function currentMark(href: string, pathname: string): 'page' | true | undefined {
  if (pathname.replace(/\/$/, '') === href) return 'page';
  return isWithin(href, pathname) || undefined;
}
