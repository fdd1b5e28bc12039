import { useDeferredValue, useMemo } from 'react';
import type { Attraction, Page, Site } from '#schemas/types/published.ts';
import { inOrder } from '../../query/listOrder.ts';
import { FilterScreen } from '../../ui/FilterLayout/FilterScreen.tsx';
import { SortField } from '../../ui/FilterLayout/SortField.tsx';
import { AttractionFilterFields } from './AttractionFilterFields.tsx';
import { AttractionResults } from './AttractionResults.tsx';
import { attractionChips } from './attractionChips.ts';
import { activeFilterCount, noAttractionFilters } from './attractionFilters.ts';
import { attractionOrders } from './attractionOrders.ts';
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
  const [filters, change] = useAttractionFilters(locations);
  const deferred = useDeferredValue(filters);
  const found = useMemo(
    () => attractions && inOrder(filterAttractions(attractions, deferred), deferred.sort, attractionOrders),
    [attractions, deferred],
  );
  const clear = () => change(noAttractionFilters);
  return (
    <FilterScreen
      page={page}
      noun="attractions"
      search={filters.search}
      onSearch={(search) => change({ search })}
      fields={
        <AttractionFilterFields
          filters={filters}
          onChange={change}
          attractions={attractions}
          locations={locations}
        />
      }
      active={activeFilterCount(filters)}
      sort={
        <SortField orders={attractionOrders} value={filters.sort} onChange={(sort) => change({ sort })} />
      }
      chips={attractionChips(filters, locations, change)}
      onClear={clear}
      found={found}
      all={attractions}
    >
      <AttractionResults attractions={found} highlightSeason={deferred.season} onClear={clear} />
    </FilterScreen>
  );
}
