import { convertRating } from '#schemas/rules/convertRating.ts';

/** Far above what a division loses, far below what a rating says. */
const tolerance = 1e-9;

/**
 * Converts a rating to the scale of 5 with one decimal: 9.1 of 10 is "4.5". The rest is cut, so that no rating reads as
 * one whose colour it has not, or that the filter of minimum ratings leaves out.
 */
export function ratingOf5(rating: number, scale: number): string {
  return (Math.floor(convertRating(rating, scale, 5) * 10 + tolerance) / 10).toFixed(1);
}
