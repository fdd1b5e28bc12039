import type { GuideSearchState } from './useGuideSearch.ts';

/** Returns the address of the page with the results for a text. */
export function searchPath(typed: string): string {
  return `/search?${new URLSearchParams({ q: typed }).toString()}`;
}

/** Most entries of an answer. */
export const mostHits = 500;

/** Returns the number of results in words; empty while nothing is typed. */
export function resultCount(
  typed: string,
  { answer, error }: Pick<GuideSearchState, 'answer' | 'error'>,
): string {
  if (typed.trim() === '') return '';
  if (error) return 'The search could not be loaded.';
  if (!answer) return 'Searching…';
  const { hits, lists, isNear } = answer;
  const found = hits.length + lists.length;
  if (found === 0) return 'Nothing found';
  if (isNear) return `Nothing has all of it. Close to it: ${found}`;
  if (hits.length === mostHits) return `${mostHits} results or more`;
  return found === 1 ? '1 result' : `${found} results`;
}
