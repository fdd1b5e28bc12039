import { useCallback } from 'react';
import { useQueryState } from '../../data/useQueryState.ts';
import { useSite } from '../../data/useSite.ts';
import {
  type AttractionFilters,
  readAttractionFilters,
  writeAttractionFilters,
} from './attractionFilters.ts';

/** The filters of attractions, kept in the address. */
export function useAttractionFilters(): [AttractionFilters, (filters: AttractionFilters) => void] {
  const locations = useSite().data?.locations;
  const read = useCallback(
    (params: URLSearchParams) => readAttractionFilters(params, locations?.map(({ id }) => id) ?? []),
    [locations],
  );
  return useQueryState(read, writeAttractionFilters);
}
