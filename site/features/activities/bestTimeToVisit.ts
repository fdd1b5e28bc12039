import type { Activity } from '#schemas/types/published.ts';

/** Returns the best time of an activity, else its season, else a general text. */
export function bestTimeToVisit({ bestTime, season }: Pick<Activity, 'bestTime' | 'season'>): string {
  return bestTime || season || 'Year-round, weather permitting';
}
