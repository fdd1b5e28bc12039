import { useMemo } from 'react';
import type { Site } from '#schemas/types/published.ts';
import { withOrder } from '../../query/listOrder.ts';
import { useQueryState } from '../../query/useQueryState.ts';
import { accommodationOrders } from './accommodationOrders.ts';
import { readAccommodationFilters, writeAccommodationFilters } from './accommodationFilters.ts';

/** The filters of places to stay and their order, kept in the address. */
export function useAccommodationFilters(locations: Site['locations']) {
  const { read, write } = useMemo(
    () =>
      withOrder(
        accommodationOrders,
        (params) => readAccommodationFilters(params, locations),
        writeAccommodationFilters,
      ),
    [locations],
  );
  return useQueryState(read, write);
}
