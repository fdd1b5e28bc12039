import { createContext, startTransition, useContext, useEffect, useState } from 'react';
import { dateAt } from '#schemas/rules/zoneClock.ts';
import type { Site } from '#schemas/types/published.ts';
import { SiteContext } from '../ui/SiteContext.ts';

/** First and last day of a trip, YYYY-MM-DD. */
export interface Trip {
  from: string;
  to: string;
}

/** Today in the park, and the dates of the visitor's trip. */
export interface TripDates {
  /** Calendar date in the park, YYYY-MM-DD. */
  today: string;
  /** Null while no dates are chosen. */
  trip: Trip | null;
  /** True if lists leave out what is closed on all days of the trip. */
  hidesClosed?: boolean;
}

/** Trip dates for all parts of a page; null in prerendered pages and until `ReadTripDates` has read them. */
export const TripDatesContext = createContext<TripDates | null>(null);

/** Returns today and the trip dates; until they are read, the day of the build and no trip. */
export function useTripDates(): TripDates {
  const { builtOn = '1970-01-01' } = useContext(SiteContext);
  return useContext(TripDatesContext) ?? { today: builtOn, trip: null };
}

/** Returns the first and the last day for which a page answers: those of the trip, otherwise today. */
export const tripOrToday = ({ today, trip }: TripDates): Trip => trip ?? { from: today, to: today };

/** Returns true if days from the first to the last, both included, touch the trip. */
export const isDuringTrip = (trip: Trip, first: string, last: string): boolean =>
  first <= trip.to && trip.from <= last;

/**
 * Returns today in the park as YYYY-MM-DD, by the offsets that the guide publishes, since a device may have older zone
 * data. It is `builtOn` until the page is mounted, because the page was prerendered on that day.
 */
export function useToday({ zoneOffsets, builtOn }: Pick<Site, 'zoneOffsets' | 'builtOn'>): string {
  const [today, setToday] = useState(builtOn);
  // A transition: parts of the page that are still being hydrated keep their prerendered HTML meanwhile.
  useEffect(() => startTransition(() => setToday(dateAt(zoneOffsets, Date.now()))), [zoneOffsets]);
  return today;
}
