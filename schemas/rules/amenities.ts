/** The amenities by which visitors filter places to stay, in their order. */
export const amenities = [
  'Pool',
  'Hot tub',
  'Spa',
  'Restaurant',
  'Breakfast included',
  'VIP Access',
  'Fully refundable',
  'Kitchen',
  'Mountain views',
  'Rooftop pool',
] as const;

/** Returns true if every wanted amenity is there, in any case. */
export function hasAmenities(amenities: string[], wanted: readonly string[]): boolean {
  return wanted.every((name) => amenities.some((amenity) => amenity.toLowerCase() === name.toLowerCase()));
}
