import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { ownName } from '../base/guideBase.ts';
import { isCalendarDate } from '#schemas/rules/calendarDate.ts';
import { keptState, tabStorage, usePersistedStore } from '../device/keptState.ts';

/** Dates of the trip as YYYY-MM-DD. They compare as texts, so daylight saving changes nothing. */
export interface StayDates {
  checkIn: string | null;
  /** After the check-in; null for a trip of one day. */
  checkOut: string | null;
}

interface TripDatesState extends StayDates {
  /** True if lists leave out what is closed on all days of the trip. */
  hidesClosed: boolean;
}

export const noDates: StayDates = { checkIn: null, checkOut: null };
const firstState: TripDatesState = { ...noDates, hidesClosed: false };

/** The dates of the trip, shared by all pages of a tab. */
export const useTripDatesStore = create<TripDatesState>()(
  persist((): TripDatesState => firstState, {
    name: ownName('larch-trip-dates'),
    storage: keptState(tabStorage, firstState, readTripDates),
    skipHydration: true,
  }),
);

/** Returns the state in a stored value; the value may be anything. */
export function readTripDates(stored: unknown): TripDatesState {
  const { checkIn, checkOut, hidesClosed } = Object(stored) as Record<string, unknown>;
  const first = isCalendarDate(checkIn) ? checkIn : null;
  return {
    checkIn: first,
    checkOut: first && isCalendarDate(checkOut) && checkOut > first ? checkOut : null,
    hidesClosed: hidesClosed === true,
  };
}

/** Stores the first and the last day of a trip. A trip of one day has no check-out. */
export function keepTripDates(from: string, to: string): void {
  useTripDatesStore.setState({ checkIn: from, checkOut: to > from ? to : null });
}

/** Returns the stored dates for a form that changes them; none while hydrating, and none that begin in the past. */
export function useStayDates(today: string): StayDates {
  usePersistedStore(useTripDatesStore.persist);
  const { checkIn, checkOut } = useTripDatesStore();
  return checkIn !== null && checkIn < today ? noDates : { checkIn, checkOut };
}
