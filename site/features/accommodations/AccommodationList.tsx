import { useDeferredValue, useMemo } from 'react';
import type { Accommodation, Page, Site } from '#schemas/types/published.ts';
import { inOrder } from '../../query/listOrder.ts';
import { FilterScreen } from '../../ui/FilterLayout/FilterScreen.tsx';
import { SortField } from '../../ui/FilterLayout/SortField.tsx';
import { useCurrency } from '../../ui/SiteContext.ts';
import { AccommodationFilterFields } from './AccommodationFilterFields.tsx';
import { AccommodationResults } from './AccommodationResults.tsx';
import { accommodationChips } from './accommodationChips.ts';
import { activeFilterCount, noAccommodationFilters } from './accommodationFilters.ts';
import { accommodationOrders } from './accommodationOrders.ts';
import { applicableFilters, filterAccommodations, offeredLocations } from './filterAccommodations.ts';
import { sortByReviewCount } from './reviewCount.ts';
import { useAccommodationFilters } from './useAccommodationFilters.ts';

interface AccommodationListProps {
  page: Page;
  locations: Site['locations'];
  /** Undefined while loading. */
  accommodations: Accommodation[] | undefined;
}

/** Search, filters and cards of all places to stay, most reviewed first unless another order is chosen. */
export function AccommodationList({ page, locations, accommodations }: AccommodationListProps) {
  const [asked, change] = useAccommodationFilters(locations);
  const filters = useMemo(() => applicableFilters(asked, accommodations), [asked, accommodations]);
  const deferred = useDeferredValue(filters);
  const sorted = useMemo(() => accommodations && sortByReviewCount(accommodations), [accommodations]);
  const found = useMemo(
    () => sorted && inOrder(filterAccommodations(sorted, deferred), deferred.sort, accommodationOrders),
    [sorted, deferred],
  );
  const { location } = filters;
  const offered = useMemo(
    () => offeredLocations(locations, accommodations ?? [], location),
    [locations, accommodations, location],
  );
  const currency = useCurrency();
  const clear = () => change(noAccommodationFilters);
  return (
    <FilterScreen
      page={page}
      noun="accommodations"
      search={filters.search}
      onSearch={(search) => change({ search })}
      fields={
        <AccommodationFilterFields
          filters={filters}
          onChange={change}
          accommodations={accommodations}
          locations={offered}
        />
      }
      active={activeFilterCount(filters)}
      sort={
        <SortField orders={accommodationOrders} value={filters.sort} onChange={(sort) => change({ sort })} />
      }
      chips={accommodationChips(filters, { locations, currency }, change)}
      onClear={clear}
      found={found}
      all={accommodations}
    >
      <AccommodationResults accommodations={found} onClear={clear} />
    </FilterScreen>
  );
}
