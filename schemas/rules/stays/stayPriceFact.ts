import type { Accommodation } from '../../types/published.ts';
import { estimateMark, isIllustrative } from '../isIllustrative.ts';
import { bandText, worldPriceText } from '../money.ts';

type Priced = Pick<Accommodation, 'price' | 'pricePer' | 'priceProvenance'>;

/** Formats the price of a place to stay, "€420", or the band of an estimate, "€200 to €400". */
export function stayAmount(
  price: number,
  of: Priced['priceProvenance'],
  currency: string,
  from = '',
): string {
  return isIllustrative(of)
    ? bandText(price, currency, worldPriceText)
    : from + worldPriceText(price, currency);
}

/** Returns the price of a place to stay with its unit, or "Price not confirmed". */
export function stayPrice({ price, pricePer, priceProvenance }: Priced, currency: string): string {
  if (price === null) return 'Price not confirmed';
  return `${stayAmount(price, priceProvenance, currency)} per ${pricePer ?? 'night'}`;
}

/** Returns the price of a place to stay with its unit and the mark of an estimate; null without one. */
export function stayPriceFact(stay: Priced, currency: string): string | null {
  return stay.price === null ? null : stayPrice(stay, currency) + estimateMark(stay.priceProvenance);
}
