import { isAvalancheDanger } from '#schemas/rules/avalancheTerrain.ts';
import type { Trail } from '#schemas/types/published.ts';
import type { VisitTime } from './useVisitTime.ts';
import {
  isBestMonth,
  type MonthNumber,
  monthNames,
  type Season,
  siteSeason,
} from '../../../calendar/seasons.ts';

/** Season of a trail by the calendar; the conditions on the trail are not known. */
export interface SeasonalInfo {
  season: Season;
  /** The month is in the avalanche season, which outranks everything else about the season. */
  danger: boolean;
  /** The month is among the best ones of the trail. */
  recommended: boolean;
  /** Not ruled out by season: never "open" or "safe", and never where avalanches are a danger. */
  accessible: boolean;
  equipment: string[];
  warnings: string[];
}

type SeasonFacts = Pick<Trail, 'winterAccessible' | 'bestMonths' | 'avalancheTerrain'>;

const equipment: Record<Season, string[]> = {
  winter: ['Ice cleats', 'Winter layers', 'Emergency shelter'],
  spring: ['Waterproof boots', 'Layers', 'Gaiters'],
  summer: ['Sun protection', 'Insect repellent', 'Extra water'],
  fall: ['Warm layers', 'Microspikes', 'Headlamp'],
};

export const winterWarning = 'Trail not accessible in winter due to snow and avalanche risk';

/** Returns true if the season rules a trail out: in winter only, unless its record names it a winter trail. */
function isRuledOut({ winterAccessible }: SeasonFacts, month: MonthNumber): boolean {
  return !winterAccessible && siteSeason(month) === 'winter';
}

/** Returns true if a trail crosses avalanche terrain and the month is in the avalanche season. */
export function isInDanger({ avalancheTerrain }: SeasonFacts, { month, avalanche }: VisitTime): boolean {
  return isAvalancheDanger(avalancheTerrain.class !== 'none', monthNames[month - 1], avalanche.months);
}

/** Returns true if neither the season nor avalanche danger rules a trail out. */
export function notRuledOutBySeason(trail: SeasonFacts, time: VisitTime): boolean {
  return !isRuledOut(trail, time.month) && !isInDanger(trail, time);
}

/** Returns warnings, tips and equipment of a trail for a month. Seasonal equipment is added to that of the record. */
export function seasonalInfo(trail: SeasonFacts, time: VisitTime): SeasonalInfo {
  const accessible = notRuledOutBySeason(trail, time);
  const season = siteSeason(time.month);
  return {
    season,
    danger: isInDanger(trail, time),
    recommended: accessible && isBestMonth(trail.bestMonths, time.month),
    accessible,
    equipment: accessible ? equipment[season] : [],
    warnings: isRuledOut(trail, time.month) ? [winterWarning] : [],
  };
}
