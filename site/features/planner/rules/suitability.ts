import type { OpenSeason, PlannerPlace, PlannerRules } from '#schemas/types/published.ts';
import { isAvalancheMonth, monthNames, monthOf } from '../../../calendar/seasons.ts';

type Level = PlannerRules['form']['activityLevels'][number];

/** Returns true if a season contains a date, YYYY-MM-DD. The season may span the new year. */
export function isOpenOn(open: OpenSeason | null, date: string): boolean {
  if (!open) return true;
  const day = date.slice(5);
  const { from, to } = open;
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}

/** Returns true if a place is in season: in one of its months, and avalanches do not keep people from it. */
export function isInSeason(place: PlannerPlace, date: string, rules: PlannerRules): boolean {
  const month = monthNames[monthOf(date) - 1];
  if (!month || avalancheReason(place, date, rules)) return false;
  return place.bestMonths === null || place.bestMonths.includes(month);
}

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
  if (!isOpenOn(place.open, date)) return 'closed on this date';
  const avalanches = avalancheReason(place, date, rules);
  if (avalanches) return avalanches;
  if (isInSeason(place, date, rules)) return null;
  return place.kind === 'trail' ? 'not walked in this month' : 'out of season in this month';
}

/** Returns the reason why avalanches keep people from a trail on a date, or null. */
function avalancheReason({ winterState }: PlannerPlace, date: string, { places }: PlannerRules) {
  if (!isAvalancheMonth(monthOf(date), places.avalancheMonths)) return null;
  if (winterState === 'exposed') return 'avalanche terrain in this month';
  return winterState === 'unrated' ? 'not rated for avalanches in this month' : null;
}
