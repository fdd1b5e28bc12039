import { eventFilters } from '#schemas/filters/eventFilters.ts';
import { dateRangeText } from '#schemas/rules/dateRangeText.ts';
import type { ParkEvent } from '#schemas/types/published.ts';
import type { VisitDays } from '../../calendar/visitDays.ts';
import { isUsualDuring } from './eventDates.ts';
import { useDatesStore } from '../../partners/chosenDates.ts';
import type { Chip } from '../../ui/Chips/Chips.tsx';

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

/** Keeps the dates of a search as the visitor's dates, for all lists, if both are chosen and none is past. */
export function keepVisitDates(search: EventSearch, today: string): void {
  const { from, until } = search;
  if (!hasVisitDates(search) || from < today) return;
  useDatesStore.setState({ checkIn: from, checkOut: until > from ? until : null });
}

/**
 * Returns true if an event takes place during a visit, both days included: it starts or ends inside, or spans the visit.
 * False for an event without dates.
 */
export function isDuring({ startDate, endDate }: ParkEvent, from: string, until: string): boolean {
  if (!startDate) return false;
  const last = endDate ?? startDate;
  const startsInside = startDate >= from && startDate <= until;
  const endsInside = last >= from && last <= until;
  const spans = startDate <= from && last >= until;
  return startsInside || endsInside || spans;
}

/** Returns true if an event takes place during a visit, or if its usual days touch it while it has no dates. */
export function mayBeDuring(event: ParkEvent, from: string, until: string): boolean {
  const { startDate, usual } = event;
  return startDate === null && usual ? isUsualDuring(usual, from, until) : isDuring(event, from, until);
}

/**
 * Returns the events of the chosen category that take place during the visit, or usually do while their dates are not
 * announced; without both dates, at any time.
 */
export function filterEvents(events: ParkEvent[], search: EventSearch): ParkEvent[] {
  const { from, until } = search;
  return eventFilters
    .apply(events, search, null)
    .filter((event) => !hasVisitDates(search) || mayBeDuring(event, from, until));
}

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

/**
 * Returns the tag of an event by dates: that it is on the visitor's trip, or, among the results of a search by dates,
 * that its date is not announced. Null for all others and for cancelled events.
 */
export function eventMark(
  event: ParkEvent,
  trip: VisitDays['trip'],
  isSearchByDates: boolean,
): string | null {
  if (event.eventStatus === 'cancelled') return null;
  const isUndated = event.startDate === null;
  if (isUndated && isSearchByDates) return 'Date not announced';
  if (!trip || !mayBeDuring(event, trip.from, trip.to)) return null;
  return isUndated ? 'Usually in your dates' : 'In your dates';
}
