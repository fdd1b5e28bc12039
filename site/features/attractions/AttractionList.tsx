import { useCallback, useDeferredValue, useId, useMemo } from 'react';
import type { Attraction, Page, Site } from '#schemas/types/published.ts';
import { SearchField } from '../../ui/Field/SearchField.tsx';
import { FilterLayout } from '../../ui/FilterLayout/FilterLayout.tsx';
import { tools } from '../../ui/FilterLayout/FilterLayout.css.ts';
import { FilterToggle } from '../../ui/FilterLayout/FilterToggle.tsx';
import { useFilterPanel } from '../../ui/FilterLayout/useFilterPanel.ts';
import { Wrap } from '../../ui/Layout/Layout.tsx';
import { TitleBand } from '../../ui/TitleBand/TitleBand.tsx';
import { AttractionFilterFields } from './AttractionFilterFields.tsx';
import { AttractionResults } from './AttractionResults.tsx';
import { attractionChips } from './attractionChips.ts';
import { activeFilterCount, noAttractionFilters } from './attractionFilters.ts';
import { filterAttractions } from './filterAttractions.ts';
import { useAttractionFilters } from './useAttractionFilters.ts';

interface AttractionListProps {
  page: Page;
  locations: Site['locations'];
  /** Undefined while loading. */
  attractions: Attraction[] | undefined;
}

/** Search, filters and posters of all attractions. */
export function AttractionList({ page, locations, attractions }: AttractionListProps) {
  const [filters, setFilters] = useAttractionFilters();
  const [open, toggle] = useFilterPanel();
  const panelId = useId();
  const settled = useDeferredValue(filters);
  const found = useMemo(() => attractions && filterAttractions(attractions, settled), [attractions, settled]);
  const clear = useCallback(() => setFilters(noAttractionFilters), [setFilters]);
  return (
    <>
      <TitleBand heading={page.heading} lead={page.lead} picture={page.picture}>
        <form className={tools} role="search" onSubmit={(event) => event.preventDefault()}>
          <SearchField
            label="Search attractions"
            value={filters.search}
            onChange={(search) => setFilters({ ...filters, search })}
          />
          <FilterToggle open={open} active={activeFilterCount(filters)} panelId={panelId} onToggle={toggle} />
        </form>
      </TitleBand>
      <Wrap>
        <FilterLayout
          open={open}
          panelId={panelId}
          count={found ? `${found.length} of ${attractions?.length} attractions` : 'Loading attractions'}
          chips={attractionChips(filters, locations, setFilters)}
          onClear={clear}
          filters={
            <AttractionFilterFields
              filters={filters}
              onChange={setFilters}
              attractions={attractions ?? []}
              locations={locations}
            />
          }
        >
          <AttractionResults attractions={found} highlightSeason={settled.season} onClear={clear} />
        </FilterLayout>
      </Wrap>
    </>
  );
}
