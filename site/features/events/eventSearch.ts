import { eventFilters } from '#schemas/filters/eventFilters.ts';
import { dateRangeText } from '#schemas/rules/dateText.ts';
import type { ParkEvent } from '#schemas/types/published.ts';
import { isCalendarDate } from '#schemas/rules/calendarDate.ts';
import { readVisible, type Unfolded } from '../../query/useListState.ts';
import { isDuringTrip, type Trip } from '../../tripDates/tripDates.ts';
import { keepTripDates } from '../../tripDates/tripDatesStore.ts';
import { isUsualDuring } from './eventDates.ts';
import type { Chip } from '../../ui/Chips/Chips.tsx';

/** Category, and dates of the trip (YYYY-MM-DD, empty until chosen). */
export type EventSearch = typeof eventFilters.none & {
  from: string;
  until: string;
} & Unfolded;

/** Number of events that show at first, and that each press adds. */
export const eventStep = 12;

export const noEventSearch: EventSearch = {
  ...eventFilters.none,
  from: '',
  until: '',
  visible: eventStep,
};

const readDate = (text: string | null): string => (isCalendarDate(text) ? text : '');

/** Reads a search from any query; a category that no event has is ignored. Events have no text search. */
export function readEventSearch(params: URLSearchParams, events: readonly ParkEvent[]): EventSearch {
  return {
    ...eventFilters.read(params, null, events),
    search: '',
    from: readDate(params.get('from')),
    until: readDate(params.get('until')),
    visible: readVisible(params.get('visible'), eventStep),
  };
}

/** Returns the query of a search; defaults are left out. */
export function writeEventSearch(search: EventSearch): URLSearchParams {
  const { from, until, visible } = search;
  const dates = Object.entries({ from, until }).filter(([, value]) => value !== '');
  return new URLSearchParams([
    ...dates,
    ...eventFilters.write(search),
    ...(visible > eventStep ? [['visible', String(visible)]] : []),
  ]);
}

/** Returns a search with another first day of the trip; a last day before it is cleared. */
export function withFirstDay(search: EventSearch, from: string): EventSearch {
  return { ...search, from, until: search.until < from ? '' : search.until };
}

/** Returns true if both dates of the trip are chosen and in order; only then do they filter. */
export function hasTripDates({ from, until }: EventSearch): boolean {
  return from !== '' && until !== '' && until >= from;
}

/** Returns a message about dates that cannot filter, or null. */
export function tripDatesFault({ from, until }: EventSearch): string | null {
  if ((from === '') !== (until === '')) {
    return `Add ${from === '' ? 'the first' : 'the last'} day of your visit. We need both dates to search.`;
  }
  return until < from ? 'Your last day is before your first day.' : null;
}

/** Returns true if a category or the dates of a trip filter the list. */
export function isFiltered(search: EventSearch): boolean {
  return hasTripDates(search) || eventFilters.count(search) > 0;
}

/** Stores the dates of a search as the trip dates of all pages, if both are chosen and none is past. */
export function keepSearchDates(search: EventSearch, today: string): void {
  if (hasTripDates(search) && search.from >= today) keepTripDates(search.from, search.until);
}

/** Returns true if an event takes place during a trip, or if its usual days touch it while it has no dates. */
export function mayBeDuringTrip({ startDate, endDate, usual }: ParkEvent, trip: Trip): boolean {
  if (startDate) return isDuringTrip(trip, startDate, endDate ?? startDate);
  return usual !== null && isUsualDuring(usual, trip.from, trip.to);
}

/**
 * Returns the events of the chosen category that take place during the trip, or usually do while their dates are not
 * announced; without both dates, at any time.
 */
export function filterEvents(events: ParkEvent[], search: EventSearch): ParkEvent[] {
  const trip = { from: search.from, to: search.until };
  return eventFilters
    .apply(events, search, null)
    .filter((event) => !hasTripDates(search) || mayBeDuringTrip(event, trip));
}

/** Returns one chip for each active filter of events. */
export function eventChips(
  search: EventSearch,
  events: readonly ParkEvent[],
  change: (search: EventSearch) => void,
): Chip[] {
  const { from, until } = search;
  return [
    ...(hasTripDates(search)
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
export function eventMark(event: ParkEvent, trip: Trip | null, isSearchByDates: boolean): string | null {
  if (event.eventStatus === 'cancelled') return null;
  const isUndated = event.startDate === null;
  if (isUndated && isSearchByDates) return 'Date not confirmed';
  if (!trip || !mayBeDuringTrip(event, trip)) return null;
  return isUndated ? 'Usually during your trip' : 'During your trip';
}
