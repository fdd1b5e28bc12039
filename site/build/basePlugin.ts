import type { Plugin } from 'vite';
import { eraseBase } from './eraseBase.ts';
import { jsxBelow } from './jsxBelow.ts';

/** Has the code name addresses of the host, for a guide below the path `base`; a slash is the root. */
export function basePlugin(base: string): Plugin {
  return base === '/' ? eraseBase() : jsxBelow();
}
