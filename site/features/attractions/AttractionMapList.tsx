import { useDeferredValue, useId, useMemo, useState } from 'react';
import type { Attraction, Page, Site } from '#schemas/types/published.ts';
import { SearchField } from '../../ui/Field/SearchField.tsx';
import { tools } from '../../ui/FilterLayout/FilterLayout.css.ts';
import { FilterLayout } from '../../ui/FilterLayout/FilterLayout.tsx';
import { FilterToggle } from '../../ui/FilterLayout/FilterToggle.tsx';
import { Wrap } from '../../ui/Layout/Layout.tsx';
import { TitleBand } from '../../ui/TitleBand/TitleBand.tsx';
import { ViewToggle } from '../../ui/ViewToggle/ViewToggle.tsx';
import { AttractionFilterFields } from './AttractionFilterFields.tsx';
import { AttractionCard } from './AttractionCard.tsx';
import { AttractionMap } from './AttractionMap.tsx';
import * as styles from './AttractionMapList.css.ts';
import { AttractionResults } from './AttractionResults.tsx';
import { attractionChips } from './attractionChips.ts';
import { type AttractionFilters, activeFilterCount, noAttractionFilters } from './attractionFilters.ts';
import { filterAttractions } from './filterAttractions.ts';
import { useAttractionMapState } from './useAttractionMapState.ts';

interface AttractionMapListProps {
  site: Site;
  page: Page;
  attractions: Attraction[];
}

/** Search, filters and all attractions, on a map or as posters. */
export function AttractionMapList({ site, page, attractions }: AttractionMapListProps) {
  const [state, setState] = useAttractionMapState();
  const { filters, view } = state;
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const settled = useDeferredValue(filters);
  const found = useMemo(() => filterAttractions(attractions, settled), [attractions, settled]);
  const selected = attractions.find(({ slug }) => slug === state.selected);
  const change = (next: AttractionFilters) => setState({ ...state, filters: next });
  const clear = () => setState({ ...state, filters: noAttractionFilters, selected: '' });
  const showsMap = view === 'map' && found.length > 0;
  return (
    <>
      <TitleBand heading={page.heading} lead={page.lead} slim>
        <form className={tools} role="search" onSubmit={(event) => event.preventDefault()}>
          <SearchField
            label="Search attractions"
            value={filters.search}
            onChange={(search) => change({ ...filters, search })}
          />
          <FilterToggle
            open={open}
            active={activeFilterCount(filters)}
            panelId={panelId}
            onToggle={() => setOpen(!open)}
          />
        </form>
      </TitleBand>
      <Wrap>
        <div className={styles.head}>
          <ViewToggle view={view} onChange={(next) => setState({ ...state, view: next })} />
        </div>
        <FilterLayout
          open={open}
          panelId={panelId}
          count={`${found.length} of ${attractions.length} attractions`}
          chips={attractionChips(filters, site.locations, change)}
          onClear={clear}
          filters={
            <AttractionFilterFields
              filters={filters}
              onChange={change}
              attractions={attractions}
              locations={site.locations}
              withSeason={false}
            />
          }
        >
          {showsMap ? (
            <AttractionMap
              attractions={found}
              start={site.map}
              selectedSlug={state.selected}
              onSelect={(slug) => setState({ ...state, selected: slug })}
            />
          ) : (
            <AttractionResults attractions={found} highlightSeason="all" onClear={clear} />
          )}
          {showsMap && selected && (
            <section className={styles.selection} aria-label="Selected Attraction">
              <h2 className={styles.heading}>Selected Attraction</h2>
              <AttractionCard attraction={selected} />
            </section>
          )}
        </FilterLayout>
      </Wrap>
    </>
  );
}
