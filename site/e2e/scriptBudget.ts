import type { PageScripts } from '../bench/pageScripts.ts';

const kilobyte = 1024;

/** Script files that a page loads at most while its visitor does nothing. */
const mostFiles = 15;

/** Pages with a map in their first screen. */
export const mapRoutes = new Set(['/map', '/hiking-map']);

/** Returns what is beyond the budget of all scripts of a page, once everything has loaded: nothing, if all is well. */
export function beyondScriptBudget({ path, files, bytes }: PageScripts): string[] {
  const budget = (mapRoutes.has(path) ? 165 : 110) * kilobyte;
  if (bytes <= budget && files.length <= mostFiles) return [];
  return [
    `${path}: ${bytes} bytes in ${files.length} files, at most ${budget} in ${mostFiles}`,
    ...files.map((script) => `${script.bytes} ${script.file}`),
  ];
}
