import { convertRating } from '#schemas/rules/convertRating.ts';

/**
 * Returns the basis of a rating: "Based on 1,204 reviews", or 'Based on customer feedback' without a count. An illustrative
 * rating says so, and one that its record gives on a scale to 10 says how it reads there.
 */
export function ratingNote(rating: {
  value: number;
  scale: number;
  reviewCount: string | null;
  illustrative: boolean;
}): string {
  const { value, scale, reviewCount, illustrative } = rating;
  const base = reviewCount === null ? 'customer feedback' : `${reviewCount} reviews`;
  const asListed = scale === 5 ? '' : `, listed as ${value.toFixed(1)} out of ${scale}`;
  return `Based on ${base}${asListed}${illustrative ? ' (illustrative)' : ''}`;
}

/** Far above what a division loses, far below what a rating says. */
const tolerance = 1e-9;

/**
 * Converts a rating to the scale of 5 with one decimal: 9.1 of 10 is "4.5". The rest is cut, so that no rating reads as
 * one whose colour it has not, or that the filter of minimum ratings leaves out.
 */
export function ratingOf5(rating: number, scale: number): string {
  return (Math.floor(convertRating(rating, scale, 5) * 10 + tolerance) / 10).toFixed(1);
}

export type BadgeTone = 'good' | 'fair' | 'low';
export type GaugeStep = 1 | 2 | 3 | 4 | 5 | 6;

/** Returns the tone of the badge for a rating of 10: good at 8 or above, fair at 6 or above, low below. */
export function badgeTone(ratingOf10: number): BadgeTone {
  if (ratingOf10 >= 8) return 'good';
  return ratingOf10 >= 6 ? 'fair' : 'low';
}

/**
 * Returns the step of the gauge for a rating of 5: 6 green from 4.5, 5 lime from 4, 4 yellow from 3.5, 3 orange from 3,
 * 2 red from 2, 1 dark red below.
 */
export function gaugeStep(ratingOf5: number): GaugeStep {
  if (ratingOf5 >= 4.5) return 6;
  if (ratingOf5 >= 4) return 5;
  if (ratingOf5 >= 3.5) return 4;
  if (ratingOf5 >= 3) return 3;
  return ratingOf5 >= 2 ? 2 : 1;
}
