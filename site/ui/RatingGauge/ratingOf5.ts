import { convertRating } from '../RatingBadge/ratingColor.ts';

/** A rating on the scale to 5 with one decimal: 9.1 of 10 is "4.6". */
export function ratingOf5(rating: number, scale: number): string {
  return (Math.round(convertRating(rating, scale, 5) * 10) / 10).toFixed(1);
}
