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
