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
