import type { Activity } from '#schemas/types/published.ts';

/** What a price of an activity buys; null where it is free, unknown or of no unit. */
export function paidUnit({ price, pricePer }: Pick<Activity, 'price' | 'pricePer'>): string | null {
  return Number(price) > 0 ? pricePer : null;
}

/** What a price of an activity is called: 'From $115', 'Free' for 0, and honest words where there is none. */
export function activityPrice(price: string | null): string {
  if (price === null) return 'Price to be confirmed';
  const amount = Number(price);
  if (amount === 0) return 'Free';
  return `From $${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;
}
