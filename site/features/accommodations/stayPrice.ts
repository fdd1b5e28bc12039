import type { Accommodation } from '#schemas/types/published.ts';

/** What a stay costs: "CA $420 per night", or honest words where no price is known. */
export function stayPrice({ price, pricePer }: Pick<Accommodation, 'price' | 'pricePer'>): string {
  return price === null ? 'Price to be confirmed' : `CA $${price} per ${pricePer ?? 'night'}`;
}
