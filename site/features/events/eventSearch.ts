import { eventFilters } from '#schemas/filters/eventFilters.ts';
import type { ParkEvent } from '#schemas/types/published.ts';

/** Category, dates of the visit (YYYY-MM-DD, empty until chosen) and the open event. */
export type EventSearch = typeof eventFilters.none & {
  from: string;
  until: string;
  /** Slug of the event whose details are open, or empty. */
  event: string;
};

export const noEventSearch: EventSearch = { ...eventFilters.none, from: '', until: '', event: '' };

function readDate(text: string | null): string {
  const valid = text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  return valid ? text : '';
}

/** Reads a search from any query; a category that no event has is ignored. Events have no text search. */
export function readEventSearch(params: URLSearchParams, events: readonly ParkEvent[]): EventSearch {
  return {
    ...eventFilters.read(params, null, events),
    search: '',
    from: readDate(params.get('from')),
    until: readDate(params.get('until')),
    event: params.get('event') ?? '',
  };
}

/** Returns the query of a search; defaults are left out. */
export function writeEventSearch(search: EventSearch): URLSearchParams {
  const { from, until, event } = search;
  const dates = Object.entries({ from, until }).filter(([, value]) => value !== '');
  return new URLSearchParams([
    ...dates,
    ...eventFilters.write(search),
    ...(event === '' ? [] : [['event', event]]),
  ]);
}

/** Returns a search with another first day of the visit; a last day before it is cleared. */
export function withVisitStart(search: EventSearch, from: string): EventSearch {
  return { ...search, from, until: search.until < from ? '' : search.until };
}

/** Returns true if both dates of the visit are chosen and in order; only then do they filter. */
export function hasVisitDates({ from, until }: EventSearch): boolean {
  return from !== '' && until !== '' && until >= from;
}

/** Returns a message about dates that cannot filter, or null. */
export function visitDatesFault({ from, until }: EventSearch): string | null {
  if ((from === '') !== (until === '')) {
    return `Choose ${from === '' ? 'the first' : 'the last'} day of your visit too. We need both dates to search.`;
  }
  return until < from ? 'The last day of your visit is before the first.' : null;
}

/** Returns true if a category or the dates of a visit filter the list. */
export function isFiltered(search: EventSearch): boolean {
  return hasVisitDates(search) || eventFilters.count(search) > 0;
}
