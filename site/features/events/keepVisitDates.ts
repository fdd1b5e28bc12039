import { useDatesStore } from '../../partners/chosenDates.ts';
import { type EventSearch, hasVisitDates } from './eventSearch.ts';

/** Keeps the dates of a search as the visitor's dates, for all lists, if both are chosen and none is past. */
export function keepVisitDates(search: EventSearch, today: string): void {
  const { from, until } = search;
  if (!hasVisitDates(search) || from < today) return;
  useDatesStore.setState({ checkIn: from, checkOut: until > from ? until : null });
}
