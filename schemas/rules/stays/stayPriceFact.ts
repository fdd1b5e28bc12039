import type { Accommodation } from '../../types/published.ts';
import { estimateMark } from '../isIllustrative.ts';
import { worldPriceText } from '../money.ts';

/** Returns the price of a place to stay with its unit; null without one. */
export function stayPriceFact(
  { price, pricePer, priceProvenance }: Pick<Accommodation, 'price' | 'pricePer' | 'priceProvenance'>,
  currency: string,
): string | null {
  if (price === null) return null;
  return `${worldPriceText(price, currency)} per ${pricePer ?? 'night'}${estimateMark(priceProvenance)}`;
}
