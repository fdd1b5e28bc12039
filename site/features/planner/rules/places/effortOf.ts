import type { PlannerPlace } from '#schemas/types/published.ts';

/** Metres of climb that take as much effort as a minute of walking. */
const climbOfMinute = 10;

/**
 * Returns the effort of a visit in minutes: the time of a walk or of a harder tour, and more for its climb. A visit
 * without effort has 0.
 */
export function effortOf({ kind, difficulty, minutes, climbM }: PlannerPlace): number {
  const isEffort = kind === 'trail' || (difficulty !== null && difficulty !== 'easy');
  return isEffort ? minutes + (climbM ?? 0) / climbOfMinute : 0;
}
