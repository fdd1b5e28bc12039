import { notRuledOutBySeason, type SeasonFacts } from './seasonalInfo.ts';
import type { VisitTime } from './useVisitTime.ts';

/** Returns true if season or danger rules a trail out at all of these times. */
export function isRuledOutAt(trail: SeasonFacts, times: readonly VisitTime[]): boolean {
  return times.every((time) => !notRuledOutBySeason(trail, time));
}
