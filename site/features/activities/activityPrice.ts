/** What a price of an activity is called: 'From $115', 'Free' for 0, and honest words where there is none. */
export function activityPrice(price: string | null): string {
  if (price === null) return 'Price to be confirmed';
  return Number(price) === 0 ? 'Free' : `From $${price}`;
}
