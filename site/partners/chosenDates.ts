import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { visitStorage } from '../device/deviceStorage.ts';
import { keptState } from '../device/keptState.ts';
import { usePersistedStore } from '../device/usePersistedStore.ts';
import { ownName } from '../base/guideBase.ts';

/** A calendar date in the park as yyyy-MM-dd: dates compare as texts, and daylight saving changes nothing. */
export type CalendarDate = string;

/** When a visitor wants a bed. */
export interface ChosenDates {
  checkIn: CalendarDate | null;
  checkOut: CalendarDate | null;
}

/** Dates that a visitor has chosen for the visit. */
interface VisitChoice extends ChosenDates {
  /** True if lists leave out what is closed on all of these dates. */
  hidesClosed: boolean;
}

const none: ChosenDates = { checkIn: null, checkOut: null };

/** The dates of the visit, shared by all pages. */
export const useDatesStore = create<VisitChoice>()(
  persist((): VisitChoice => ({ ...none, hidesClosed: false }), {
    name: ownName('larch-stay-dates'),
    storage: keptState(visitStorage, readVisitChoice),
    skipHydration: true,
  }),
);
// The page frame listens, because it tells all cards and lists of the dates.
useDatesStore.subscribe(() => document.dispatchEvent(new Event('larch:dates')));

function readVisitChoice(stored: unknown): VisitChoice {
  const { hidesClosed } = Object(stored) as Record<string, unknown>;
  return { ...readChosenDates(stored), hidesClosed: hidesClosed === true };
}

/** Returns the dates in a stored value; the value may be anything. */
export function readChosenDates(stored: unknown): ChosenDates {
  if (typeof stored !== 'object' || stored === null) return none;
  const { checkIn, checkOut } = stored as Record<string, unknown>;
  if (!isDate(checkIn)) return none;
  return { checkIn, checkOut: isDate(checkOut) && checkOut > checkIn ? checkOut : null };
}

const isDate = (value: unknown): value is CalendarDate =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  // JSON of an invalid date is null.
  JSON.stringify(new Date(value)).startsWith(`"${value}`);

/**
 * Returns the dates that the visitor has chosen; none while a page is prerendered or hydrated, and none that begin in
 * the past.
 */
export function useChosenDates(today: CalendarDate): ChosenDates {
  usePersistedStore(useDatesStore.persist);
  const { checkIn, checkOut } = useDatesStore();
  return checkIn !== null && checkIn < today ? none : { checkIn, checkOut };
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Formats a date as "Sep 09". */
export function shortDate(date: CalendarDate): string {
  return `${months[Number(date.slice(5, 7)) - 1]} ${date.slice(8)}`;
}

/** Names of the two dates in a search at the hotel partner. */
export const dateFields = { checkIn: 'startDate', checkOut: 'endDate' } as const;
