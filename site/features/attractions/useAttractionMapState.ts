import { useCallback } from 'react';
import type { Site } from '#schemas/types/published.ts';
import { useQueryState } from '../../query/useQueryState.ts';
import {
  type AttractionFilters,
  readAttractionFilters,
  writeAttractionFilters,
} from './attractionFilters.ts';

export interface AttractionMapState extends AttractionFilters {
  view: 'map' | 'grid';
  /** Slug of the selected attraction, or empty. */
  selected: string;
}

function write(state: AttractionMapState): URLSearchParams {
  const params = writeAttractionFilters(state);
  if (state.view !== 'map') params.set('view', state.view);
  if (state.selected) params.set('selected', state.selected);
  return params;
}

/** Filters, view and selection of the map, kept in the address. */
export function useAttractionMapState(
  locations: Site['locations'],
): [AttractionMapState, (change: Partial<AttractionMapState>) => void] {
  const read = useCallback(
    (params: URLSearchParams): AttractionMapState => ({
      ...readAttractionFilters(params, locations),
      view: params.get('view') === 'grid' ? 'grid' : 'map',
      selected: params.get('selected') ?? '',
    }),
    [locations],
  );
  return useQueryState(read, write);
}
