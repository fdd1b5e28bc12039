import { createContext } from 'react';

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
