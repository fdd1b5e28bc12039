import { findReviewCount, reviewCountIn, type ReviewedPlace } from '#schemas/rules/reviewCount.ts';
import type { Accommodation } from '#schemas/types/published.ts';

/** Returns the review count as text, "1,204" or "500+", or null. */
export function reviewCountText(place: ReviewedPlace): string | null {
  const found = findReviewCount(place);
  return found && found.count.toLocaleString('en') + found.plus;
}

/** Sorts by review count, highest first; places without one keep their order at the end. */
export function sortByReviewCount(accommodations: Accommodation[]): Accommodation[] {
  const counts = new Map(
    accommodations.map((accommodation) => [accommodation, reviewCountIn(accommodation) ?? 0]),
  );
  const count = (accommodation: Accommodation) => counts.get(accommodation) ?? 0;
  return accommodations.toSorted((first, second) => count(second) - count(first));
}
