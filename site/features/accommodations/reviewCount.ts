import type { Accommodation } from '#schemas/types/published.ts';

/**
 * The number of reviews that a place to stay speaks of: in its amenities, else in its description; null when neither
 * does. Digits may be grouped: "1,204 reviews".
 */
export function reviewCountIn({
  amenities,
  description,
}: Pick<Accommodation, 'amenities' | 'description'>): number | null {
  for (const text of [...amenities, description]) {
    const digits = /(\d[\d,]*)\+?\s+reviews/i.exec(text)?.[1];
    if (digits) return Number(digits.replaceAll(',', ''));
  }
  return null;
}

/** Most reviewed first; places that speak of no reviews keep their order at the end. */
export function sortByReviewCount(accommodations: Accommodation[]): Accommodation[] {
  const counts = new Map(
    accommodations.map((accommodation) => [accommodation, reviewCountIn(accommodation) ?? 0]),
  );
  const count = (accommodation: Accommodation) => counts.get(accommodation) ?? 0;
  return accommodations.toSorted((first, second) => count(second) - count(first));
}
