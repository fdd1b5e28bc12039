import { recordKinds } from '#schemas/recordKinds.ts';

/** Number of pages suggested in place of a missing one. */
const most = 6;

const wordsOf = (path: string): string[] => path.toLowerCase().split(/[/-]+/).filter(Boolean);

/** Addresses that are never suggested. */
const unasked = new Set(['/offline', '/saved']);

/** List page of the records below each folder. */
const lists: Record<string, string> = Object.fromEntries(
  Object.values(recordKinds).map(({ path, listPath }) => [path.slice(1), listPath]),
);

/**
 * The pages that are nearest to one that is not kept, out of those that are: first the list that it belongs to, then
 * those that share most words of its address, those of its own kind before others, at last the home page. `wanted` and
 * `kept` are addresses without query.
 */
export function nearestPages(wanted: string, kept: readonly string[]): string[] {
  const [folder = '', ...rest] = wanted.split('/').slice(1);
  const list = lists[folder] ?? `/${folder}`;
  const words = new Set(wordsOf(rest.join('-')));
  const score = (path: string): number => {
    if (path === list) return 1000;
    if (path === '/') return 1;
    const shared = wordsOf(path).filter((word) => words.has(word)).length;
    const isKin = path.startsWith(`/${folder}/`);
    return shared * 10 + (isKin ? 5 : 0);
  };
  return kept
    .filter((path) => path !== wanted && !unasked.has(path))
    .map((path) => ({ path, score: score(path) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.path < b.path ? -1 : 1))
    .slice(0, most)
    .map(({ path }) => path);
}
