import { numberText } from '#schemas/rules/distanceText.ts';
import { findReviewCount, reviewCountIn, type ReviewedPlace } from '#schemas/rules/reviewCount.ts';
import type { Accommodation, AccommodationDetail } from '#schemas/types/published.ts';
import type { FactItem } from '../../ui/FactList/FactList.tsx';
import { capitalize } from '../../ui/text/text.ts';

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

/** Returns the review count as text, "1,204" or "500+", or null. */
export function reviewCountText(place: ReviewedPlace): string | null {
  const found = findReviewCount(place);
  return found && numberText(found.count) + found.plus;
}

/** Sorts by review count, highest first; places without one keep their order at the end. */
export function sortByReviewCount(accommodations: Accommodation[]): Accommodation[] {
  const counts = new Map(
    accommodations.map((accommodation) => [accommodation, reviewCountIn(accommodation) ?? 0]),
  );
  const count = (accommodation: Accommodation) => counts.get(accommodation) ?? 0;
  return accommodations.toSorted((first, second) => count(second) - count(first));
}

type Camping = Omit<NonNullable<AccommodationDetail['camping']>, 'reservationUrl'>;

const guests: Record<NonNullable<Camping['hardSided']>, string> = {
  only: 'Hard-sided trailers and motorhomes only',
  allowed: 'Tents, trailers and motorhomes',
  'not allowed': 'Tents and soft-sided trailers only',
};

/** Returns the facts of a campground: sites, season, services and reservation. Empty for a house. */
export function campingFacts(camping: Camping | null): FactItem[] {
  if (!camping) return [];
  const { sites, hardSided, season, services, reservation } = camping;
  return [
    ...(sites === null ? [] : [{ term: 'Sites', value: String(sites) }]),
    ...(hardSided === null ? [] : [{ term: 'Suitable for', value: guests[hardSided] }]),
    { term: 'Season', value: season },
    ...(services.length > 0 ? [{ term: 'Services', value: capitalize(services.join(', ')) }] : []),
    { term: 'Reservations', value: reservation },
  ];
}
