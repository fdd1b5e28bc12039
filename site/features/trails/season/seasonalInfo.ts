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

/** What the calendar says about a trail; nobody has looked at the trail itself. */
export interface SeasonalInfo {
  season: Season;
  /** Avalanches are a danger in this month: it outranks all that the season says. */
  danger: boolean;
  /** The month is among its best ones. */
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

/** A trail is ruled out by season only in winter, and only when its record does not make it a winter walk. */
function isRuledOut({ winterAccessible }: SeasonFacts, month: MonthNumber): boolean {
  return !winterAccessible && siteSeason(month) === 'winter';
}

/** Whether avalanches are a danger on a trail in the month of a visit. */
export function isInDanger({ avalancheTerrain }: SeasonFacts, { month, avalanche }: VisitTime): boolean {
  return isAvalancheDanger(avalancheTerrain.class !== 'none', monthNames[month - 1], avalanche.months);
}

/** Whether neither the season rules a trail out nor avalanches are a danger on it. */
export function notRuledOutBySeason(trail: SeasonFacts, time: VisitTime): boolean {
  return !isRuledOut(trail, time.month) && !isInDanger(trail, time);
}

/** All that depends on the month of a visit. Equipment of the season stands beside what the trail always needs. */
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
