import { useDeferredValue } from 'react';
import { useHydrated } from '../../device/useHydrated.ts';
import { useQueryState } from '../../query/useQueryState.ts';
import { button } from '../../ui/Button/Button.css.ts';
import { SearchField } from '../../ui/Field/SearchField.tsx';
import { Row, Stack } from '../../ui/Layout/Layout.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { guideLists } from './guideLists.ts';
import { RecentSearches } from './RecentSearches.tsx';
import { useRecentStore } from './recentStore.ts';
import { SearchKeyChoice } from './SearchKeyChoice.tsx';
import { SearchResults } from './SearchResults.tsx';
import { useGuideSearch } from './useGuideSearch.ts';

const readQuery = (params: URLSearchParams) => ({ search: params.get('q') ?? '' });
const writeQuery = ({ search }: { search: string }) => new URLSearchParams(search && { q: search });

/** Most results that are shown of each group: as many as anybody looks through. */
const mostOfGroup = 50;

/** Search of the whole guide on its page. The address keeps what was typed. */
export function SearchPanel() {
  const [{ search: typed }, change] = useQueryState(readQuery, writeQuery);
  const state = useGuideSearch(useDeferredValue(typed));
  const hydrated = useHydrated();
  const keep = useRecentStore(({ keep: keepSearch }) => keepSearch);
  return (
    <Section heading="Results">
      <Stack>
        <form
          role="search"
          action="/search"
          onSubmit={(event) => {
            event.preventDefault();
            keep(typed);
          }}
        >
          <SearchField label="Search the guide" value={typed} onChange={(search) => change({ search })} />
        </form>
        <noscript>
          <form>
            <p>The search of the whole guide needs scripts. These lists show everything there is:</p>
            <Row>
              {guideLists.map(({ label, href }) => (
                <button key={href} type="submit" formAction={href} className={button.outline}>
                  {label}
                </button>
              ))}
            </Row>
          </form>
        </noscript>
        <SearchResults typed={typed} state={state} most={mostOfGroup} level={3} onPick={() => keep(typed)} />
        {typed.trim() === '' && <RecentSearches level={3} />}
        {hydrated && <SearchKeyChoice />}
      </Stack>
    </Section>
  );
}
