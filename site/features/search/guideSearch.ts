import type { SearchIndex } from '#schemas/types/published.ts';
import type { GuideSearch } from './rules/createSearch.ts';

const searches = new WeakMap<SearchIndex, Promise<GuideSearch>>();

/** Returns the search in an index, which is built once. Its code is loaded now; a failure is forgotten. */
export function guideSearch(index: SearchIndex): Promise<GuideSearch> {
  let search = searches.get(index);
  if (!search) {
    search = import('./rules/createSearch.ts').then(({ createSearch }) => createSearch(index));
    search.catch(() => searches.delete(index));
    searches.set(index, search);
  }
  return search;
}
