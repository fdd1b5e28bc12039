import { useDeferredValue } from 'react';
import { useQueryState } from '../../query/useQueryState.ts';
import { SearchField } from '../../ui/Field/SearchField.tsx';
import { Stack, Wrap } from '../../ui/Layout/Layout.tsx';
import { useRecentStore } from './recentStore.ts';
import { panel } from './Results.css.ts';
import { SearchResults } from './SearchResults.tsx';
import { AllLists, RecentSearches } from './StartLists.tsx';
import { useGuideSearch } from './useGuideSearch.ts';
import { withBase } from '../../base/guideBase.ts';

interface PanelState {
  search: string;
  /** Kind of record that shows all its results, or empty. */
  all: string;
}

const readQuery = (params: URLSearchParams): PanelState => ({
  search: params.get('q') ?? '',
  all: params.get('all') ?? '',
});
const writeQuery = ({ search, all }: PanelState) =>
  new URLSearchParams({ ...(search && { q: search }), ...(all && { all }) });

/** Most results that are shown of each group until a visitor asks for all of it. */
const mostOfGroup = 5;

/** Search of the whole guide on its page. The address keeps what was typed. */
export function SearchPanel() {
  const [{ search: typed, all }, change] = useQueryState(readQuery, writeQuery);
  const state = useGuideSearch(useDeferredValue(typed));
  const keep = useRecentStore(({ keep: keepSearch }) => keepSearch);
  return (
    <div className={panel}>
      <Wrap>
        <Stack>
          <form
            role="search"
            action={withBase('/search')}
            onSubmit={(event) => {
              event.preventDefault();
              keep(typed);
            }}
          >
            <SearchField
              label="Search the guide"
              value={typed}
              onChange={(search) => change({ search, all: '' })}
            />
          </form>
          <noscript>
            <p>Search needs JavaScript. Everything in the guide is in the lists below.</p>
          </noscript>
          <SearchResults
            typed={typed}
            state={state}
            most={mostOfGroup}
            onPick={() => keep(typed)}
            unfolded={all}
            onUnfold={(kind) => change({ all: kind })}
          />
          {typed.trim() === '' && <RecentSearches />}
          {typed.trim() === '' && <AllLists />}
        </Stack>
      </Wrap>
    </div>
  );
}
