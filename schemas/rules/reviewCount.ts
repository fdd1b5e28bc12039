/** A place that may speak of its reviews. */
export interface ReviewedPlace {
  amenities: readonly string[];
  description: string;
}

/** Number of reviews in a text, with a plus for "500+ reviews". */
interface ReviewCount {
  count: number;
  plus: string;
}

/** Returns the first of the amenities that speaks of reviews, else the description; null when none does. */
export function findReviewCount({ amenities, description }: ReviewedPlace): ReviewCount | null {
  for (const text of [...amenities, description]) {
    const [, digits, plus = ''] = /(\d[\d,]*)(\+?)\s+reviews/i.exec(text) ?? [];
    if (digits) return { count: Number(digits.replaceAll(',', '')), plus };
  }
  return null;
}

/**
 * Returns the number of reviews that a place to stay speaks of: in its amenities, else in its description; null when
 * neither does. Digits may be grouped: "1,204 reviews".
 */
export function reviewCountIn(place: ReviewedPlace): number | null {
  return findReviewCount(place)?.count ?? null;
}
