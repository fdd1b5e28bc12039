import { useDeferredValue, useEffect, useRef } from 'react';
import { withBase } from '../../base/guideBase.ts';
import { useQueryState } from '../../query/useQueryState.ts';
import { SearchField } from '../../ui/Field/SearchField.tsx';
import { Stack, Wrap } from '../../ui/Layout/Layout.tsx';
import { LinksWithoutScript } from '../../ui/LongGrid/LongGrid.tsx';
import { panel } from './Results.css.ts';
import { SearchResults } from './SearchResults.tsx';
import { useGuideSearch } from './useGuideSearch.ts';

const guideLists = [
  { label: 'Attractions', href: '/attractions' },
  { label: 'Activities', href: '/activities' },
  { label: 'Stays', href: '/accommodations' },
  { label: 'Events', href: '/events' },
  { label: 'Hiking Trails', href: '/hiking-map' },
  { label: 'Closures and notices', href: '/notices' },
];

const readQuery = (params: URLSearchParams) => ({ search: params.get('q') ?? '' });
const writeQuery = ({ search }: { search: string }) => new URLSearchParams(search && { q: search });

/** Search of the whole guide on its page. The address keeps what was typed. */
export function SearchPanel() {
  const [{ search: typed }, change] = useQueryState(readQuery, writeQuery);
  const state = useGuideSearch(useDeferredValue(typed));
  const form = useRef<HTMLFormElement>(null);
  // Who opens an empty search comes to type. A query in the address is read only after hydration.
  useEffect(() => {
    if (typed.trim() === '' && !window.location.search) form.current?.querySelector('input')?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- when the page opens, not when the field is emptied
  }, []);
  return (
    <div className={panel}>
      <Wrap>
        <Stack>
          <form
            ref={form}
            role="search"
            action={withBase('/search')}
            onSubmit={(event) => {
              event.preventDefault();
              // Results follow each key: what is left to do is to put the keyboard of a phone away.
              form.current?.querySelector('input')?.blur();
            }}
          >
            <SearchField label="Search the guide" value={typed} onChange={(search) => change({ search })} />
          </form>
          <noscript>
            <p>Search needs JavaScript. Everything in the guide is in these lists:</p>
          </noscript>
          <LinksWithoutScript links={guideLists} />
          <SearchResults typed={typed} state={state} />
        </Stack>
      </Wrap>
    </div>
  );
}
