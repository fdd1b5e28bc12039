import type { Accommodation } from '#schemas/types/published.ts';
import { worldPriceText } from '#schemas/rules/money.ts';

/** What a stay costs and what that buys, or honest words where no price is known. */
export function stayPrice(
  { price, pricePer }: Pick<Accommodation, 'price' | 'pricePer'>,
  currency: string,
): string {
  if (price === null) return 'Price to be confirmed';
  return `${worldPriceText(price, currency)} per ${pricePer ?? 'night'}`;
}
