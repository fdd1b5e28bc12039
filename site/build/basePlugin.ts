import type { Plugin } from 'vite';
import { eraseBase } from './eraseBase.ts';
import { jsxBelow } from './jsxBelow.ts';

/** Has the code name addresses of the host, for a guide that stands at `base` there; a slash is the root. */
export function basePlugin(base: string): Plugin {
  return base === '/' ? eraseBase() : jsxBelow();
}
