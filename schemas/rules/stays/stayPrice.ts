/** The bands of prices by which visitors filter places to stay, in their order. */
export const priceRanges = ['budget', 'mid-range', 'luxury'] as const;

export type PriceRange = (typeof priceRanges)[number];

/**
 * Returns true if a price is in a band: budget is up to 300 inclusive, mid-range begins at 300, luxury at 700.
 * Without a price there is no band.
 */
export function matchesPrice(price: number | null, range: PriceRange | 'all'): boolean {
  if (range === 'all') return true;
  if (price === null) return false;
  if (range === 'budget') return price <= 300;
  return range === 'mid-range' ? price >= 300 && price < 700 : price >= 700;
}
