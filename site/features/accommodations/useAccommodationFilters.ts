import { useCallback } from 'react';
import type { Site } from '#schemas/types/published.ts';
import { useQueryState } from '../../query/useQueryState.ts';
import {
  type AccommodationFilters,
  readAccommodationFilters,
  writeAccommodationFilters,
} from './accommodationFilters.ts';

/** The filters of places to stay, kept in the address. */
export function useAccommodationFilters(
  locations: Site['locations'],
): [AccommodationFilters, (change: Partial<AccommodationFilters>) => void] {
  const read = useCallback(
    (params: URLSearchParams) => readAccommodationFilters(params, locations),
    [locations],
  );
  return useQueryState(read, writeAccommodationFilters);
}
