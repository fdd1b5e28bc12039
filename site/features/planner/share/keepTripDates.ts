import { useDatesStore } from '../../../partners/chosenDates.ts';
import type { TripForm } from '../rules/trip.ts';

/**
 * Keeps the first and the last day of a trip as the visitor's dates, so that cards and records show the notices of
 * these days. A trip of one day has no check-out.
 */
export function keepTripDates({ startDate, endDate }: TripForm): void {
  useDatesStore.setState({ checkIn: startDate, checkOut: endDate > startDate ? endDate : null });
}
