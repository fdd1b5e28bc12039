import type { Activity } from '#schemas/types/published.ts';

/** When to go: the best time, else the season, else words that are always true. */
export function bestTimeToVisit({ bestTime, season }: Pick<Activity, 'bestTime' | 'season'>): string {
  return bestTime || season || 'Year-round, weather permitting';
}
