import type { ParkEvent } from '../../types/published.ts';
import { dateRangeText } from '../dateText.ts';
import { priceText } from '../money.ts';

/** Formats the date of an event; a range only if start and end differ. */
export function eventDateText({ startDate, endDate }: Pick<ParkEvent, 'startDate' | 'endDate'>): string {
  return startDate ? dateRangeText(startDate, endDate) : 'Date not confirmed';
}

/** Formats the price of an event. */
export function eventPrice({ isFree, price }: Pick<ParkEvent, 'isFree' | 'price'>, currency: string): string {
  if (isFree) return 'Free Event';
  return price === null ? 'Price not confirmed' : `From ${priceText(Number(price), currency)}`;
}
