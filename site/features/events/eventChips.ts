import { eventFilters } from '#schemas/filters/eventFilters.ts';
import type { ParkEvent } from '#schemas/types/published.ts';
import type { Chip } from '../../ui/Chips/Chips.tsx';
import { dateRangeText } from '#schemas/rules/dateRangeText.ts';
import { type EventSearch, hasVisitDates } from './eventSearch.ts';

/** Returns one chip for each active filter of events. */
export function eventChips(
  search: EventSearch,
  events: readonly ParkEvent[],
  change: (search: EventSearch) => void,
): Chip[] {
  const { from, until } = search;
  return [
    ...(hasVisitDates(search)
      ? [{ label: dateRangeText(from, until), onRemove: () => change({ ...search, from: '', until: '' }) }]
      : []),
    ...eventFilters.active(search, null, events).map(({ label, without }) => ({
      label,
      onRemove: () => change({ ...search, ...without }),
    })),
  ];
}
