import type { Activity } from '#schemas/types/published.ts';
import { priceText } from '#schemas/rules/money.ts';

/** What a price of an activity buys; null where it is free, unknown or of no unit. */
export function paidUnit({ price, pricePer }: Pick<Activity, 'price' | 'pricePer'>): string | null {
  return Number(price) > 0 ? pricePer : null;
}

/** What a price of an activity is called: what it begins at, 'Free' for 0, and honest words where there is none. */
export function activityPrice(price: string | null, currency: string): string {
  if (price === null) return 'Price to be confirmed';
  const amount = Number(price);
  return amount === 0 ? 'Free' : `From ${priceText(amount, currency)}`;
}
