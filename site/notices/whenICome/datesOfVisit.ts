import type { ChosenDates } from '../../partners/chosenDates.ts';

/** Returns the dates with another first day; a last day that is not after it is cleared. Empty clears both. */
export function withArrival({ checkOut }: ChosenDates, day: string): ChosenDates {
  if (day === '') return { checkIn: null, checkOut: null };
  return { checkIn: day, checkOut: checkOut !== null && checkOut > day ? checkOut : null };
}

/** Returns the dates with another last day. One before the first day, or without one, becomes the first day. */
export function withDeparture({ checkIn, checkOut }: ChosenDates, day: string): ChosenDates {
  if (day === '' || day === checkIn) return { checkIn, checkOut: null };
  if (checkIn === null || day < checkIn) return withArrival({ checkIn, checkOut }, day);
  return { checkIn, checkOut: day };
}
