import { isOpenOn } from '#schemas/rules/isOpenOn.ts';
import type { PlannerPlace, PlannerRules } from '#schemas/types/published.ts';
import { avalancheReason, seasonOf } from './placeSeason.ts';

type Level = PlannerRules['form']['activityLevels'][number];

/** Returns true if a place is at most as hard as an activity level. */
export function suitsLevel(place: PlannerPlace, level: Level): boolean {
  if (place.difficulty && !level.difficulties.includes(place.difficulty)) return false;
  if (place.kind !== 'trail') return true;
  return place.minutes <= level.longestWalkMinutes && (place.climbM ?? 0) <= level.highestClimbM;
}

/** Returns true if a place makes a day hard, so that the next one is for rest. */
export function isHard(place: PlannerPlace, { places }: PlannerRules): boolean {
  if (place.kind === 'activity') return false;
  return place.minutes >= places.hardWalkMinutes || (place.climbM ?? 0) >= places.hardClimbM;
}

/** Returns true if a place suits the day after a hard one: easy and short. */
export function isRestful(place: PlannerPlace, rules: PlannerRules): boolean {
  const { places } = rules;
  if (isHard(place, rules)) return false;
  if (place.difficulty !== null && place.difficulty !== 'easy') return false;
  return place.minutes <= (place.kind === 'trail' ? places.restWalkMinutes : places.restVisitMinutes);
}

/** Returns the reason why a place is closed on a date, or null. */
export function closedBecause(place: PlannerPlace, date: string, rules: PlannerRules): string | null {
  if (!isOpenOn(place.open, date)) return place.open?.usual ? 'usually closed that day' : 'closed that day';
  if (seasonOf(place, date, rules) !== 'out') return null;
  const avalanches = avalancheReason(place, date, rules);
  if (avalanches) return avalanches;
  return place.kind === 'trail' ? 'out of season for walking that month' : 'out of season that month';
}
