import { useCallback } from 'react';
import type { Site } from '#schemas/types/published.ts';
import { useQueryState } from '../../query/useQueryState.ts';
import {
  type AttractionFilters,
  readAttractionFilters,
  writeAttractionFilters,
} from './attractionFilters.ts';

/** The filters of attractions, kept in the address. */
export function useAttractionFilters(
  locations: Site['locations'],
): [AttractionFilters, (change: Partial<AttractionFilters>) => void] {
  const read = useCallback(
    (params: URLSearchParams) => readAttractionFilters(params, locations),
    [locations],
  );
  return useQueryState(read, writeAttractionFilters);
}
