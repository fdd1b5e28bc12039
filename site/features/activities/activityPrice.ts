import type { Activity } from '#schemas/types/published.ts';
import { priceText } from '#schemas/rules/money.ts';

/** Returns the unit of a price, or null if it is free, unknown or has no unit. */
export function paidUnit({ price, pricePer }: Pick<Activity, 'price' | 'pricePer'>): string | null {
  return Number(price) > 0 ? pricePer : null;
}

/** Formats a price: "From" the amount, "Free" for 0, "Price to be confirmed" without one. */
export function activityPrice(price: string | null, currency: string): string {
  if (price === null) return 'Price to be confirmed';
  const amount = Number(price);
  return amount === 0 ? 'Free' : `From ${priceText(amount, currency)}`;
}
