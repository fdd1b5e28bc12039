/**
 * Returns the amenities without the entry that carries the review count, and without a short one that a longer one
 * says, too: "Rooftop pool" is enough beside "Pool", which visitors filter by.
 */
export function shownAmenities(amenities: string[]): string[] {
  const small = amenities.map((amenity) => amenity.toLowerCase());
  return amenities.filter(
    (_, index) =>
      !small[index]?.includes('reviews') && !small.some((other) => other.endsWith(` ${small[index]}`)),
  );
}
