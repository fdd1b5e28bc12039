import { useCallback } from 'react';
import { useQueryState } from '../../data/useQueryState.ts';
import { useSite } from '../../data/useSite.ts';
import {
  type AttractionFilters,
  readAttractionFilters,
  writeAttractionFilters,
} from './attractionFilters.ts';

export interface AttractionMapState {
  filters: AttractionFilters;
  view: 'map' | 'grid';
  /** Slug of the selected attraction, or empty. */
  selected: string;
}

function write({ filters, view, selected }: AttractionMapState): URLSearchParams {
  const params = writeAttractionFilters(filters);
  if (view !== 'map') params.set('view', view);
  if (selected) params.set('selected', selected);
  return params;
}

/** Filters, view and selection of the map, kept in the address. */
export function useAttractionMapState(): [AttractionMapState, (state: AttractionMapState) => void] {
  const locations = useSite().data?.locations;
  const read = useCallback(
    (params: URLSearchParams): AttractionMapState => ({
      filters: readAttractionFilters(params, locations?.map(({ id }) => id) ?? []),
      view: params.get('view') === 'grid' ? 'grid' : 'map',
      selected: params.get('selected') ?? '',
    }),
    [locations],
  );
  return useQueryState(read, write);
}
