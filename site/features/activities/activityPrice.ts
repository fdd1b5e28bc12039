import type { Activity } from '#schemas/types/published.ts';
import { priceText } from '#schemas/rules/money.ts';

/** Returns the unit of a price, or null if it is free, unknown or has no unit. */
export function paidUnit({ price, pricePer }: Pick<Activity, 'price' | 'pricePer'>): string | null {
  return Number(price) > 0 ? pricePer : null;
}

/** Words for the price band of a place to eat. */
const bands = { modest: 'Modest prices', middle: 'Average prices', dear: 'High prices' };

/** Formats a price: "From" the amount, "Free" for 0; without one the price band, or "Price to be confirmed". */
export function activityPrice(
  { price, priceBand }: Pick<Activity, 'price' | 'priceBand'>,
  currency: string,
): string {
  if (price === null) return priceBand ? bands[priceBand] : 'Price to be confirmed';
  const amount = Number(price);
  return amount === 0 ? 'Free' : `From ${priceText(amount, currency)}`;
}
