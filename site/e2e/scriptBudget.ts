import type { Page, Request } from '@playwright/test';
import { brotliSize } from '../bench/pageScripts.ts';

const kilobyte = 1024;

/** Script files that a page loads at most while its visitor does nothing. */
const mostFiles = 15;

/** Pages with a map in their first screen. */
export const mapRoutes = new Set(['/map', '/hiking-map']);

/** Returns what is beyond the budget of all scripts of a page, once everything has loaded: nothing, if all is well. */
export function beyondScriptBudget(path: string, files: readonly string[]): string[] {
  const sizes = files.map((file) => `${brotliSize(file)} ${file}`);
  const bytes = files.reduce((total, file) => total + brotliSize(file), 0);
  const budget = (mapRoutes.has(path) ? 165 : 110) * kilobyte;
  if (bytes <= budget && files.length <= mostFiles) return [];
  return [`${path}: ${bytes} bytes in ${files.length} files, at most ${budget} in ${mostFiles}`, ...sizes];
}

/** Collects the scripts of the guide that a page requests from now on; the returned function ends that and returns them. */
export function collectScripts(page: Page): () => string[] {
  const files = new Set<string>();
  const add = (request: Request) => {
    const { hostname, pathname } = new URL(request.url());
    if (hostname === '127.0.0.1' && pathname.endsWith('.js')) files.add(pathname);
  };
  page.on('request', add);
  return () => {
    page.off('request', add);
    return [...files];
  };
}
