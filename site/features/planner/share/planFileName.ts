import type { TripForm } from '../rules/trip.ts';

/** Name of a file of a plan, by its dates. */
export function planFileName({ startDate, endDate }: TripForm, extension: 'ics' | 'gpx'): string {
  return `trip-${startDate}-to-${endDate}.${extension}`;
}
