import type { Accommodation } from '#schemas/types/published.ts';

type ReviewedPlace = Pick<Accommodation, 'amenities' | 'description'>;

/** The count in the first text that speaks of reviews: its digits, and a plus where it says "500+ reviews". */
function findCount({ amenities, description }: ReviewedPlace): { count: number; plus: string } | null {
  for (const text of [...amenities, description]) {
    const [, digits, plus = ''] = /(\d[\d,]*)(\+?)\s+reviews/i.exec(text) ?? [];
    if (digits) return { count: Number(digits.replaceAll(',', '')), plus };
  }
  return null;
}

/**
 * The number of reviews that a place to stay speaks of: in its amenities, else in its description; null when neither
 * does. Digits may be grouped: "1,204 reviews".
 */
export function reviewCountIn(place: ReviewedPlace): number | null {
  return findCount(place)?.count ?? null;
}

/** That number as the record means it: "1,204", or "500+" where it says so; null when it speaks of none. */
export function reviewCountText(place: ReviewedPlace): string | null {
  const found = findCount(place);
  return found && found.count.toLocaleString('en-CA') + found.plus;
}

/** Most reviewed first; places that speak of no reviews keep their order at the end. */
export function sortByReviewCount(accommodations: Accommodation[]): Accommodation[] {
  const counts = new Map(
    accommodations.map((accommodation) => [accommodation, reviewCountIn(accommodation) ?? 0]),
  );
  const count = (accommodation: Accommodation) => counts.get(accommodation) ?? 0;
  return accommodations.toSorted((first, second) => count(second) - count(first));
}
