import type { PlannerRules } from '#schemas/types/published.ts';
import { monthOf, plannerSeason, type Season } from '../../../calendar/seasons.ts';
import type { TripForm, Weather, WeatherEntry } from './trip.ts';

export interface Advice {
  season: Season;
  tips: string[];
  packing: string[];
  /** Forecasts to show, for days of the trip alone. */
  forecast: WeatherEntry[];
}

/** Numbers of forecasts that count and that are shown. */
const usedEntries = 8;
const shownEntries = 5;

/** Returns advice for the season of the first day, the children, the interests, and the weather of days of the trip. */
export function adviceFor(form: TripForm, weather: Weather | null, rules: PlannerRules): Advice {
  const season = plannerSeason(monthOf(form.startDate), rules.hemisphere);
  const { seasons, packing } = rules.advice;
  const liked = rules.form.interests.filter(({ id }) => form.interests.includes(id));
  const forecast = weather?.forecast.filter(({ date }) => isOnTrip(date, form)) ?? [];
  return {
    season,
    tips: [
      ...(weather && forecast.length > 0 ? weatherTips({ ...weather, forecast }, rules) : []),
      ...childrenTips(form, rules),
      ...seasons[season],
    ],
    packing: [...packing[season], ...liked.flatMap(({ pack = [] }) => pack)],
    forecast: forecast.slice(0, shownEntries),
  };
}

const isOnTrip = (date: string, { startDate, endDate }: TripForm) => startDate <= date && date <= endDate;

/** Returns tips for a group with children: the park pass, the pace, and seats in a car. */
function childrenTips({ childAges, transport }: TripForm, { advice }: PlannerRules): string[] {
  const { passTip, easyBelowAge, easyTip, seatBelowAge, seatTip } = advice.children;
  if (childAges.length === 0) return [];
  const youngest = Math.min(...childAges);
  return [
    passTip,
    ...(youngest < easyBelowAge ? [easyTip] : []),
    ...(youngest < seatBelowAge && transport === 'car' ? [seatTip] : []),
  ];
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
