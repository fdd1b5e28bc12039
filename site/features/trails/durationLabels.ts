import type { TrailDuration } from '#schemas/rules/trailDuration.ts';

/** What the durations stand for, for visitors. */
export const durationLabels: Record<TrailDuration, string> = {
  short: 'Short (1 to 2 hours)',
  moderate: 'Moderate (3 to 4 hours)',
  long: 'Long (5 to 8 hours)',
};
