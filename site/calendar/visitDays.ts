import { createContext, startTransition, useEffect, useState } from 'react';
import { dateAt, type ZoneOffset } from '#schemas/rules/zoneClock.ts';

/** The days that a visitor asks about: today, and the days of the trip if they are chosen. */
export interface VisitDays {
  /** Calendar date in the park, YYYY-MM-DD. */
  today: string;
  /** First and last day of the trip; null while no dates are chosen. */
  trip: { from: string; to: string } | null;
  /** True if the visitor hides what is closed on all days of the trip. */
  hidesClosed?: boolean;
}

/** Days of the visit; null in prerendered pages and until the deferred frame has read them. */
export const VisitDaysContext = createContext<VisitDays | null>(null);

interface ParkDay {
  zoneOffsets: readonly ZoneOffset[];
  builtOn: string;
}

/**
 * Returns today in the park as YYYY-MM-DD, by the offsets that the guide publishes, since a device may have older zone
 * data. It is `builtOn` until the page is mounted, because prerendered HTML is older than the visit.
 */
export function useToday({ zoneOffsets, builtOn }: ParkDay): string {
  const [today, setToday] = useState(builtOn);
  // A transition: parts of the page that are still being hydrated keep their prerendered HTML meanwhile.
  useEffect(() => startTransition(() => setToday(dateAt(zoneOffsets, Date.now()))), [zoneOffsets]);
  return today;
}
