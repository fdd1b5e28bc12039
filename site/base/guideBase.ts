import { htmlBelow } from '#schemas/rules/basePath.ts';

/*
 * The guide knows its pages and files by addresses that begin at its own root; on its host it may stand below a path.
 * These functions lead from one to the other. At the root of a host they change nothing.
 */

/**
 * Returns the path of the guide on its host without a slash at its end, empty at the root. Not a constant, because Node
 * can load this module and has no environment.
 */
const base = () => import.meta.env.BASE_URL.slice(0, -1);

/** Returns the address on the host of a page or file of the guide. Any other address stays. */
export const withBase = (path: string): string => (/^\/(?!\/)/.test(path) ? base() + path : path);

/** Returns the address within the guide of a path on the host. A path outside of the guide stays. */
export const withoutBase = (pathname: string): string =>
  pathname === base() || pathname.startsWith(`${base()}/`) ? pathname.slice(base().length) || '/' : pathname;

/** Returns HTML of a published file for a page. */
export const htmlWithBase = (html: string): string => htmlBelow(base(), html);

/** Returns the HTML of a page with addresses within the guide. */
export const htmlWithoutBase = (html: string): string => html.replaceAll(`="${base()}/`, '="/');

/** Returns the name of what a device keeps for this guide: others of its host share the storage. */
export const ownName = (name: string): string => base() + name;
