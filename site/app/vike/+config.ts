import type { Config } from 'vike/types';

/** One catch-all page: react-router owns the routes, vike renders them. */
export default {
  clientRouting: false,
  hydrationCanBeAborted: true,
  trailingSlash: false,
} satisfies Config;
