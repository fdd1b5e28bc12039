import type { PlannerRules } from '#schemas/types/published.ts';
import { monthOf, plannerSeason, type Season } from '../../../calendar/seasons.ts';
import type { TripForm, Weather, WeatherEntry } from './trip.ts';

export interface Advice {
  season: Season;
  tips: string[];
  packing: string[];
  /** Forecasts to show. */
  forecast: WeatherEntry[];
}

/** Numbers of forecasts that count and that are shown. */
const usedEntries = 8;
const shownEntries = 5;

/** Returns advice for the season of the first day, the interests, and the weather if known. */
export function adviceFor(form: TripForm, weather: Weather | null, rules: PlannerRules): Advice {
  const season = plannerSeason(monthOf(form.startDate));
  const { seasons, packing } = rules.advice;
  const liked = rules.form.interests.filter(({ id }) => form.interests.includes(id));
  return {
    season,
    tips: [...(weather ? weatherTips(weather, rules) : []), ...seasons[season]],
    packing: [...packing[season], ...liked.flatMap(({ pack = [] }) => pack)],
    forecast: weather?.forecast.slice(0, shownEntries) ?? [],
  };
}

/** Returns tips for extreme cold, heavy precipitation and strong wind. */
function weatherTips({ current, forecast }: Weather, { advice }: PlannerRules): string[] {
  const { coldBelowC, coldTip, precipitationAboveMm, precipitationTip, windAboveKmh, windTip } =
    advice.weather;
  const entries = forecast.slice(0, usedEntries);
  const isCold = current.temperature < coldBelowC;
  const isWet = entries.some(({ precipitation }) => precipitation > precipitationAboveMm);
  const isWindy = [current, ...entries].some(({ windSpeed }) => windSpeed > windAboveKmh);
  return [...(isCold ? [coldTip] : []), ...(isWet ? [precipitationTip] : []), ...(isWindy ? [windTip] : [])];
}
