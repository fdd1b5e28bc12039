import type { Config } from 'vike/types';

/** One catch-all page: react-router owns the routes, vike prerenders them. */
export default {
  prerender: { noExtraDir: false },
  clientRouting: false,
  hydrationCanBeAborted: true,
  trailingSlash: false,
} satisfies Config;
