import type { Activity } from '../../types/published.ts';
import { estimateMark, isIllustrative } from '../isIllustrative.ts';
import { bandText, priceText } from '../money.ts';

/** The bands of prices by which visitors filter activities, in their order. */
export const priceRanges = ['budget', 'mid', 'luxury'] as const;

export type PriceRange = (typeof priceRanges)[number];

/**
 * Returns true if a price is in a band: budget is under 100, mid from 100 to 300, luxury over 300. Without a price an
 * activity is in no band.
 */
export function matchesPrice(price: string | null, range: PriceRange | 'all'): boolean {
  if (range === 'all') return true;
  if (price === null) return false;
  const amount = Number(price);
  if (range === 'budget') return amount < 100;
  return range === 'mid' ? amount >= 100 && amount <= 300 : amount > 300;
}

/** Returns the unit of a price, or null if it is free, unknown or has no unit. */
export function paidUnit({ price, pricePer }: Pick<Activity, 'price' | 'pricePer'>): string | null {
  return Number(price) > 0 ? pricePer : null;
}

/** Words for the price band of a place to eat. */
const bands = { modest: 'Inexpensive', middle: 'Moderately priced', dear: 'Expensive' };

/** Formats a price: "From" the amount, the band of an estimate, "Free" for 0; without one the price band, or "Price not confirmed". */
export function activityPrice(
  { price, priceBand, priceProvenance }: Pick<Activity, 'price' | 'priceBand' | 'priceProvenance'>,
  currency: string,
): string {
  if (price === null) return priceBand ? bands[priceBand] : 'Price not confirmed';
  const amount = Number(price);
  if (amount === 0) return 'Free';
  if (!isIllustrative(priceProvenance)) return `From ${priceText(amount, currency)}`;
  const band = bandText(amount, currency);
  return band.charAt(0).toUpperCase() + band.slice(1);
}

/** Returns the price of an activity with its unit and the mark of an estimate; null without one. */
export function activityPriceFact(
  activity: Pick<Activity, 'price' | 'pricePer' | 'priceBand' | 'priceProvenance'>,
  currency: string,
): string | null {
  if (activity.price === null) return null;
  const unit = paidUnit(activity);
  return `${activityPrice(activity, currency)}${unit ? ` per ${unit}` : ''}${estimateMark(activity.priceProvenance)}`;
}
