import type { NoticeLine } from '#schemas/types/published.ts';
import { isDuringTrip, type Trip, type TripDates } from '../tripDates/tripDates.ts';

/** Returns the texts of the closures and restrictions in force today, or on the trip dates with these words. */
export function linesInForce(restrictions: readonly NoticeLine[], { today, trip }: TripDates): string[] {
  return restrictions.flatMap(({ text, days }) => {
    const isDuring = (trip: Trip) => days.some(({ from, to }) => isDuringTrip(trip, from, to));
    if (isDuring({ from: today, to: today })) return [text];
    return trip && isDuring(trip) ? [`${text} (on your dates)`] : [];
  });
}
