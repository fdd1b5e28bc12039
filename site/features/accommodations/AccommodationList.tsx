import { useCallback, useDeferredValue, useId, useMemo } from 'react';
import type { Accommodation, Page, Site } from '#schemas/types/published.ts';
import { SearchField } from '../../ui/Field/SearchField.tsx';
import { FilterLayout } from '../../ui/FilterLayout/FilterLayout.tsx';
import { tools } from '../../ui/FilterLayout/FilterLayout.css.ts';
import { FilterToggle } from '../../ui/FilterLayout/FilterToggle.tsx';
import { useFilterPanel } from '../../ui/FilterLayout/useFilterPanel.ts';
import { Wrap } from '../../ui/Layout/Layout.tsx';
import { TitleBand } from '../../ui/TitleBand/TitleBand.tsx';
import { AccommodationFilterFields } from './AccommodationFilterFields.tsx';
import { AccommodationResults } from './AccommodationResults.tsx';
import { accommodationChips } from './accommodationChips.ts';
import {
  type AccommodationFilters,
  activeFilterCount,
  noAccommodationFilters,
} from './accommodationFilters.ts';
import { filterAccommodations, offeredLocations } from './filterAccommodations.ts';
import { useAccommodationFilters } from './useAccommodationFilters.ts';

interface AccommodationListProps {
  page: Page;
  locations: Site['locations'];
  /** Undefined while loading. */
  accommodations: Accommodation[] | undefined;
}

/** Search, filters and cards of all places to stay. */
export function AccommodationList({ page, locations, accommodations }: AccommodationListProps) {
  const [filters, setFilters] = useAccommodationFilters(locations);
  const [open, toggle] = useFilterPanel();
  const panelId = useId();
  const settled = useDeferredValue(filters);
  const found = useMemo(
    () => accommodations && filterAccommodations(accommodations, settled),
    [accommodations, settled],
  );
  const offered = useMemo(
    () => offeredLocations(locations, accommodations ?? []),
    [locations, accommodations],
  );
  const change = (part: Partial<AccommodationFilters>) => setFilters({ ...filters, ...part });
  const clear = useCallback(() => setFilters(noAccommodationFilters), [setFilters]);
  return (
    <>
      <TitleBand heading={page.heading} lead={page.lead} picture={page.picture}>
        <form className={tools} role="search" onSubmit={(event) => event.preventDefault()}>
          <SearchField
            label="Search accommodations"
            value={filters.search}
            onChange={(search) => change({ search })}
          />
          <FilterToggle open={open} active={activeFilterCount(filters)} panelId={panelId} onToggle={toggle} />
        </form>
      </TitleBand>
      <Wrap>
        <FilterLayout
          open={open}
          panelId={panelId}
          count={
            found ? `${found.length} of ${accommodations?.length} accommodations` : 'Loading accommodations'
          }
          chips={accommodationChips(filters, locations, change)}
          onClear={clear}
          filters={
            <AccommodationFilterFields
              filters={filters}
              onChange={change}
              accommodations={accommodations ?? []}
              locations={offered}
            />
          }
        >
          <AccommodationResults accommodations={found} onClear={clear} />
        </FilterLayout>
      </Wrap>
    </>
  );
}
