import type { TripForm } from '../rules/trip.ts';

/** Returns the file name of a plan, by its dates. */
export function planFileName({ startDate, endDate }: TripForm, extension: 'ics' | 'gpx'): string {
  return `trip-${startDate}-to-${endDate}.${extension}`;
}
