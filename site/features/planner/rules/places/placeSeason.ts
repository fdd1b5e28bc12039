import type { PlannerPlace, PlannerRules } from '#schemas/types/published.ts';
import { isAvalancheMonth, isBestMonth, monthNames, monthOf } from '../../../../calendar/seasons.ts';

/** Season of a place on a date; `edge` is the month before or after the best months of a trail. */
export type PlaceSeason = 'in' | 'edge' | 'out';

/**
 * Returns the season of a place on a date. In the avalanche months trails recommended in winter are in season, exposed
 * ones are not, and others are in their best months if these are not in winter. In the other months the best months
 * decide.
 */
export function seasonOf(place: PlannerPlace, date: string, rules: PlannerRules): PlaceSeason {
  const month = monthOf(date);
  if (monthNames[month - 1] === undefined || avalancheReason(place, date, rules)) return 'out';
  const { kind, bestMonths } = place;
  if (bestMonths === null || isBestMonth(bestMonths, month) || isWinterWalk(place, date, rules)) return 'in';
  if (kind !== 'trail' || isAvalancheMonth(month, rules.places.avalancheMonths)) return 'out';
  const isNextToBest = [(month + 10) % 12, month % 12].some((at) => isBestMonth(bestMonths, at + 1));
  return isNextToBest ? 'edge' : 'out';
}

/** Returns true if a place is at the edge of its season; only trails are, which have best months. */
export function isAtEdge(place: PlannerPlace, date: string, rules: PlannerRules): boolean {
  return place.kind === 'trail' && place.bestMonths !== null && seasonOf(place, date, rules) === 'edge';
}

/** Returns true if a trail is recommended as a winter walk and the date is in the avalanche months. */
export function isWinterWalk({ winterState }: PlannerPlace, date: string, { places }: PlannerRules): boolean {
  return winterState === 'recommended' && isAvalancheMonth(monthOf(date), places.avalancheMonths);
}

/** Returns the reason why avalanches keep people from a trail on a date, or null. */
export function avalancheReason(
  { winterState, bestMonths }: PlannerPlace,
  date: string,
  { places }: PlannerRules,
) {
  const month = monthOf(date);
  if (!isAvalancheMonth(month, places.avalancheMonths)) return null;
  if (winterState === 'exposed') return 'avalanche terrain that month';
  const isBest = bestMonths !== null && isBestMonth(bestMonths, month);
  if (winterState !== 'unrated' || (isBest && !isAvalancheMonth(month, places.winterMonths))) return null;
  return 'not rated for avalanches that month';
}
