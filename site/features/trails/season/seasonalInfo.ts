import type { Trail, WinterState } from '#schemas/types/published.ts';
import type { SeasonTime } from './useSeasonTime.ts';
import { isAvalancheMonth, isBestMonth, type Season, siteSeason } from '../../../calendar/seasons.ts';

/** Season of a trail by the calendar; the conditions on the trail are not known. */
export interface SeasonalInfo {
  season: Season;
  /** State of the trail in the avalanche season, which outranks everything else about the season; null outside it. */
  winterState: WinterState | null;
  /** The month is among the best ones of the trail. */
  recommended: boolean;
  /** Not ruled out by season: never "open" or "safe", and never for avalanche terrain or without a rating. */
  accessible: boolean;
  equipment: string[];
  warnings: string[];
}

export type SeasonFacts = Pick<Trail, 'winterAccessible' | 'bestMonths' | 'winterState'>;

const equipment: Record<Season, string[]> = {
  winter: ['Ice cleats', 'Winter layers', 'Emergency shelter'],
  spring: ['Waterproof boots', 'Layers', 'Gaiters'],
  summer: ['Sun protection', 'Insect repellent', 'Extra water'],
  fall: ['Warm layers', 'Microspikes', 'Headlamp'],
};

/** Gear of winter walks. */
export const winterGear: string[] = equipment.winter;

export const winterWarning = 'Trail not accessible in winter due to snow and avalanche risk';

/** Returns true if the season rules a trail out: in winter only, unless its record names it a winter trail. */
function isRuledOut({ winterAccessible }: SeasonFacts, { month, hemisphere }: SeasonTime): boolean {
  return !winterAccessible && siteSeason(month, hemisphere) === 'winter';
}

/** Returns the state of a trail if the month is in the avalanche season, otherwise null. */
export function winterStateNow(
  { winterState }: Pick<Trail, 'winterState'>,
  { month, avalanche }: SeasonTime,
): WinterState | null {
  return isAvalancheMonth(month, avalanche.months) ? winterState : null;
}

/** Returns true if a trail is exposed to avalanches and the month is in the avalanche season. */
export function isInDanger(trail: Pick<Trail, 'winterState'>, time: SeasonTime): boolean {
  return winterStateNow(trail, time) === 'exposed';
}

/** Returns true if a trail has an avalanche rating, and neither that nor the season rules it out. */
export function notRuledOutBySeason(trail: SeasonFacts, time: SeasonTime): boolean {
  const state = winterStateNow(trail, time);
  return !isRuledOut(trail, time) && state !== 'exposed' && state !== 'unrated';
}

/** Returns the trails with those first that are recommended in the avalanche season; the others keep their order. */
export function recommendedFirst<T extends Pick<Trail, 'winterState'>>(trails: T[], time: SeasonTime): T[] {
  const isRecommended = (trail: T) => winterStateNow(trail, time) === 'recommended';
  return [...trails.filter(isRecommended), ...trails.filter((trail) => !isRecommended(trail))];
}

/** Returns warnings, tips and equipment of a trail for a month. Seasonal equipment is added to that of the record. */
export function seasonalInfo(trail: SeasonFacts, time: SeasonTime): SeasonalInfo {
  const accessible = notRuledOutBySeason(trail, time);
  const season = siteSeason(time.month, time.hemisphere);
  return {
    season,
    winterState: winterStateNow(trail, time),
    recommended: accessible && isBestMonth(trail.bestMonths, time.month),
    accessible,
    equipment: accessible ? equipment[season] : [],
    warnings: isRuledOut(trail, time) ? [winterWarning] : [],
  };
}
