/** The lengths by which visitors filter walks, in their order. */
export const trailDurations = ['short', 'moderate', 'long'] as const;

export type TrailDuration = (typeof trailDurations)[number];

const digits: Record<TrailDuration, RegExp> = { short: /[12]/, moderate: /[34]/, long: /[5-8]/ };

/**
 * Returns true if a text has a duration, by its digits as specified: "3 to 4 hours" is moderate, "10 hours" is short.
 */
export function isTrailDuration(text: string, duration: TrailDuration): boolean {
  return digits[duration].test(text);
}
