/**
 * Returns the basis of a rating: "Based on 1,204 reviews", or 'Based on customer feedback' without a count. An illustrative
 * rating says so, and one that its record gives on a scale to 10 says how it reads there.
 */
export function ratingNote(rating: {
  value: number;
  scale: number;
  reviewCount: string | null;
  illustrative: boolean;
}): string {
  const { value, scale, reviewCount, illustrative } = rating;
  const base = reviewCount === null ? 'customer feedback' : `${reviewCount} reviews`;
  const asListed = scale === 5 ? '' : `, listed as ${value.toFixed(1)} out of ${scale}`;
  return `Based on ${base}${asListed}${illustrative ? ' (illustrative)' : ''}`;
}
