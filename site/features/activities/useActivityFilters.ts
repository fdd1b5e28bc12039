import { useQueryState } from '../../data/useQueryState.ts';
import { type ActivityListState, readActivityFilters, writeActivityFilters } from './activityFilters.ts';

/** The filters of activities and how many are unfolded, kept in the address. */
export function useActivityFilters(): [ActivityListState, (state: ActivityListState) => void] {
  return useQueryState(readActivityFilters, writeActivityFilters);
}
