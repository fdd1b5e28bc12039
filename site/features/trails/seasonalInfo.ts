import type { Trail } from '#schemas/types/published.ts';
import { isBestMonth, type MonthNumber, type Season, siteSeason } from '../../calendar/seasons.ts';

/** What the calendar says about a trail; nobody has looked at the trail itself. */
export interface SeasonalInfo {
  season: Season;
  /** The month is among its best ones. */
  recommended: boolean;
  /** Not ruled out by season: never "open" or "safe". */
  accessible: boolean;
  equipment: string[];
  warnings: string[];
}

type SeasonFacts = Pick<Trail, 'winterAccessible' | 'bestMonths'>;

const equipment: Record<Season, string[]> = {
  winter: ['Ice cleats', 'Winter layers', 'Emergency shelter'],
  spring: ['Waterproof boots', 'Layers', 'Gaiters'],
  summer: ['Sun protection', 'Insect repellent', 'Extra water'],
  fall: ['Warm layers', 'Microspikes', 'Headlamp'],
};

export const winterWarning = 'Trail not accessible in winter due to snow and avalanche risk';

/** A trail is ruled out by season only in winter, and only when its record does not make it a winter walk. */
export function notRuledOutBySeason({ winterAccessible }: SeasonFacts, month: MonthNumber): boolean {
  return winterAccessible || siteSeason(month) !== 'winter';
}

/** Equipment of a season, beside what the trail always needs; none where the season rules the trail out. */
export function seasonalEquipment(trail: SeasonFacts, month: MonthNumber): string[] {
  return notRuledOutBySeason(trail, month) ? equipment[siteSeason(month)] : [];
}

/** All that depends on the month of a visit. */
export function seasonalInfo(trail: SeasonFacts, month: MonthNumber): SeasonalInfo {
  const accessible = notRuledOutBySeason(trail, month);
  return {
    season: siteSeason(month),
    recommended: isBestMonth(trail.bestMonths, month),
    accessible,
    equipment: seasonalEquipment(trail, month),
    warnings: accessible ? [] : [winterWarning],
  };
}

/** November to June: the months in which avalanche terrain is a danger. */
export function isAvalancheMonth(month: MonthNumber): boolean {
  return month >= 11 || month <= 6;
}
