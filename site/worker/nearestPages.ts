import { recordKinds } from '#schemas/recordKinds.ts';

/** Number of pages suggested in place of a missing one. */
const mostSuggested = 6;

const wordsOf = (path: string): string[] => path.toLowerCase().split(/[/-]+/).filter(Boolean);

/** Addresses that are never suggested. */
const neverSuggested = new Set(['/offline', '/saved', '/search']);

/** List page of the records below each folder. */
const lists: Record<string, string> = Object.fromEntries(
  Object.values(recordKinds).map(({ path, listPath }) => [path.slice(1), listPath]),
);

/**
 * Returns the kept pages that are most like a missing one: first its list, then those that share the most words of its
 * address, its own kind before others, then the home page. `wanted` and `kept` are addresses without query.
 */
export function nearestPages(wanted: string, kept: readonly string[]): string[] {
  const [folder = '', ...rest] = wanted.split('/').slice(1);
  const list = lists[folder] ?? `/${folder}`;
  const words = new Set(wordsOf(rest.join('-')));
  const score = (path: string): number => {
    if (path === list) return 1000;
    if (path === '/') return 1;
    const shared = wordsOf(path).filter((word) => words.has(word)).length;
    const isSameKind = path.startsWith(`/${folder}/`);
    return shared * 10 + (isSameKind ? 5 : 0);
  };
  return kept
    .filter((path) => path !== wanted && !neverSuggested.has(path))
    .map((path) => ({ path, score: score(path) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.path < b.path ? -1 : 1))
    .slice(0, mostSuggested)
    .map(({ path }) => path);
}
