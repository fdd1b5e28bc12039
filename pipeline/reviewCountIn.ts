/**
 * The number of reviews a text speaks of: from the amenities, else from the description; null when neither says.
 * Digits may be grouped with commas ("1,204 reviews").
 */
export function reviewCountIn(amenities: readonly string[], description: string): number | null {
  for (const text of [...amenities, description]) {
    const digits = /(\d[\d,]*)\+?\s+reviews/i.exec(text)?.[1];
    if (digits) return Number(digits.replaceAll(',', ''));
  }
  return null;
}
