import { hasAmenities } from '#schemas/rules/amenities.ts';
import { isAtLocation } from '#schemas/rules/isAtLocation.ts';
import { isOffered } from '#schemas/rules/isOffered.ts';
import { matchesPrice } from '#schemas/rules/stayPrice.ts';
import type { Accommodation, Site } from '#schemas/types/published.ts';
import { searchIn } from '../../query/searchIn.ts';
import { convertRating } from '../../ui/RatingBadge/ratingColor.ts';
import type { AccommodationFilters, MinimumRating } from './accommodationFilters.ts';

/** True for a place that says how it is rated. */
export function isRated({ rating, ratingScale }: Pick<Accommodation, 'rating' | 'ratingScale'>): boolean {
  return rating !== null && ratingScale !== null;
}

/** The filters that can be chosen: where no place is rated, an address that asks for a minimum rating asks for nothing. */
export function applicableFilters<T extends AccommodationFilters>(
  filters: T,
  accommodations: Accommodation[] | undefined,
): T {
  return !accommodations || accommodations.some(isRated) ? filters : { ...filters, rating: 'all' };
}

/** True when a rating, converted to the scale to 5, is not below the minimum. */
export function matchesRating(
  { rating, ratingScale }: Pick<Accommodation, 'rating' | 'ratingScale'>,
  minimum: MinimumRating | 'all',
): boolean {
  if (minimum === 'all') return true;
  return rating !== null && ratingScale !== null && convertRating(rating, ratingScale, 5) >= Number(minimum);
}

/** True when a location is part of where a place says it is. */
export function matchesLocation(accommodation: Pick<Accommodation, 'location'>, location: string): boolean {
  return location === 'all' || isAtLocation(accommodation.location, location);
}

/** The locations in which there is a place to stay, in a long list two, and the one that is chosen. */
export function offeredLocations(
  locations: Site['locations'],
  accommodations: Accommodation[],
  chosen: string,
): Site['locations'] {
  return locations.filter(({ id }) => {
    const found = accommodations.filter((accommodation) => matchesLocation(accommodation, id)).length;
    return id === chosen || (found > 0 && isOffered(found, accommodations.length));
  });
}

const searchAccommodations = searchIn<Accommodation>(({ name, description, location }) => [
  name,
  description,
  location,
]);

/** Places that pass: the search in name, description or location, and each of the other filters. */
export function filterAccommodations(
  accommodations: Accommodation[],
  filters: AccommodationFilters,
): Accommodation[] {
  const { search, price, rating, location, type, amenities } = filters;
  return searchAccommodations(accommodations, search).filter(
    (accommodation) =>
      matchesPrice(accommodation.price, price) &&
      matchesRating(accommodation, rating) &&
      matchesLocation(accommodation, location) &&
      (type === 'all' || accommodation.type === type) &&
      hasAmenities(accommodation.amenities, amenities),
  );
}
