/** Amenities as shown: an entry that carries the review count is not one of them. */
export function shownAmenities(amenities: string[]): string[] {
  return amenities.filter((amenity) => !amenity.toLowerCase().includes('reviews'));
}
