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
  const { hits, isNear } = answer;
  if (hits.length === 0) return 'Nothing found';
  if (isNear) return `Nothing has all of it. Close to it: ${hits.length}`;
  if (hits.length === mostHits) return `${mostHits} results or more`;
  return hits.length === 1 ? '1 result' : `${hits.length} results`;
}
