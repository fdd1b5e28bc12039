/** Returns the amenities without the entry that carries the review count. */
export function shownAmenities(amenities: string[]): string[] {
  return amenities.filter((amenity) => !amenity.toLowerCase().includes('reviews'));
}
