import { useEffect, useMemo, useReducer, useState } from 'react';
import { importWithRetry } from '../../ui/hydration/importWithRetry.ts';
import type { SearchIndex, Site } from '#schemas/types/published.ts';
import { published } from '../../data/published.ts';
import { usePublished, useSite } from '../../data/usePublished.ts';
import type { GuideSearch, SearchAnswer } from './rules/createSearch.ts';
import { useTripDates } from '../../tripDates/tripDates.ts';

export interface GuideSearchState {
  /** The results; null while nothing is typed and until the index has come. */
  answer: SearchAnswer | null;
  /** The index, or the code that searches it, could not be loaded. */
  error: Error | null;
  retry: () => void;
}

/** Searches the guide for the typed text. Loads the index when the component that uses it is shown. */
export function useGuideSearch(typed: string): GuideSearchState {
  const { data: index, error: missing = null, mutate } = usePublished(published.search);
  const { data: site } = useSite();
  const { today } = useTripDates();
  const [built, setBuilt] = useState<GuideSearch | Error | null>(null);
  const [attempt, startAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!index || !site) return;
    guideSearch(index, site).then(setBuilt, (reason: unknown) =>
      setBuilt(reason instanceof Error ? reason : new Error(String(reason))),
    );
  }, [index, site, attempt]);
  const search = built instanceof Error ? null : built;
  const answer = useMemo(
    () => (search && typed.trim() !== '' ? search.search(typed, today) : null),
    [search, typed, today],
  );
  return {
    answer,
    error: built instanceof Error ? built : index ? null : missing,
    retry: () => {
      setBuilt(null);
      startAgain();
      if (!index) void mutate();
    },
  };
}

const searches = new WeakMap<SearchIndex, Promise<GuideSearch>>();

/** Returns the search in an index, which is built once. Its code is loaded now; a failure is forgotten. */
export function guideSearch(index: SearchIndex, site: Site): Promise<GuideSearch> {
  let search = searches.get(index);
  if (!search) {
    search = importWithRetry(() => import('./rules/createSearch.ts')).then(({ createSearch }) =>
      createSearch(index, site),
    );
    search.catch(() => searches.delete(index));
    searches.set(index, search);
  }
  return search;
}
