import { useMemo } from 'react';
import type { Site } from '#schemas/types/published.ts';
import { withOrder } from '../../query/listOrder.ts';
import { useQueryState } from '../../query/useQueryState.ts';
import { attractionOrders } from './attractionOrders.ts';
import { readAttractionFilters, writeAttractionFilters } from './attractionFilters.ts';

/** The filters of attractions and their order, kept in the address. */
export function useAttractionFilters(locations: Site['locations']) {
  const { read, write } = useMemo(
    () =>
      withOrder(
        attractionOrders,
        (params) => readAttractionFilters(params, locations),
        writeAttractionFilters,
      ),
    [locations],
  );
  return useQueryState(read, write);
}
