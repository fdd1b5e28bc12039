import type { ParkEvent } from '../types/published.ts';
import { filtersOf } from './defineFilters.ts';

const { define, one } = filtersOf<ParkEvent, null>();

/** Returns the distinct categories of events, sorted. */
function eventCategories(events: readonly ParkEvent[]): string[] {
  return [...new Set(events.map(({ category }) => category))].sort((a, b) => a.localeCompare(b, 'en'));
}

/** The category of events; the dates of a visit are not a choice from a list. */
export const eventFilters = define(({ name }) => [name], {
  category: one({
    label: 'Category',
    all: 'All Categories',
    options: (_context, events) =>
      eventCategories(events).map((value) => ({
        value,
        label: value.charAt(0).toUpperCase() + value.slice(1),
      })),
    matches: ({ category }, wanted) => category === wanted,
  }),
});
