import type { Accommodation } from '#schemas/types/published.ts';
import { worldPriceText } from '#schemas/rules/money.ts';

/** Returns the price of a stay with its unit, or "Price to be confirmed". */
export function stayPrice(
  { price, pricePer }: Pick<Accommodation, 'price' | 'pricePer'>,
  currency: string,
): string {
  if (price === null) return 'Price to be confirmed';
  return `${worldPriceText(price, currency)} per ${pricePer ?? 'night'}`;
}
