import { capitalize } from '../../ui/text/capitalize.ts';
import type { Chip } from '../../ui/Chips/Chips.tsx';
import { dateRangeText } from './eventDates.ts';
import { type EventFilters, hasVisitDates } from './eventFilters.ts';

/** A category as visitors read it. */
export function categoryLabel(category: string): string {
  return capitalize(category);
}

/** One chip for each active filter of events. */
export function eventChips(filters: EventFilters, change: (filters: EventFilters) => void): Chip[] {
  const { from, until, category } = filters;
  return [
    ...(hasVisitDates(filters)
      ? [{ label: dateRangeText(from, until), onRemove: () => change({ ...filters, from: '', until: '' }) }]
      : []),
    ...(category === 'all'
      ? []
      : [{ label: categoryLabel(category), onRemove: () => change({ ...filters, category: 'all' }) }]),
  ];
}
