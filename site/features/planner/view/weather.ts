import useSWR from 'swr';
import { dateAt } from '#schemas/rules/zoneClock.ts';
import type { Site } from '#schemas/types/published.ts';
import type { Weather, WeatherEntry } from '../rules/trip.ts';

/** Milliseconds before the request is given up. */
const timeout = 8_000;

/** Number of three-hour forecasts to request. */
const entries = 8;

/** The parts of OpenWeather's answers that are read. */
interface Reading {
  dt: number;
  main: { temp: number; temp_min: number; temp_max: number; humidity: number };
  weather: { description: string }[];
  wind: { speed: number };
  /** Metres. */
  visibility?: number;
  rain?: { '3h'?: number };
  snow?: { '3h'?: number };
}

/**
 * Returns the weather if an API key is set, or null until it is loaded or when it fails, which is logged: a plan works
 * without it.
 */
export function useWeather(site: Site, isWanted: boolean): Weather | null {
  const isAsked = isWanted && site.thirdParty.weatherKey !== null;
  const { data } = useSWR(isAsked ? 'weather' : null, () => fetchWeather(site), {
    onError: (error) => console.error("Couldn't load the weather.", error),
  });
  return data ?? null;
}

/** Fetches current weather and forecast for the middle of the map from OpenWeather. */
export async function fetchWeather({
  map,
  thirdParty: { weatherKey },
  zoneOffsets,
}: Pick<Site, 'map' | 'thirdParty' | 'zoneOffsets'>): Promise<Weather> {
  const place = { lat: String(map.lat), lon: String(map.lng), units: 'metric', appid: weatherKey ?? '' };
  const [current, { list }] = await Promise.all([
    ask<Reading>('weather', place),
    ask<{ list: Reading[] }>('forecast', { ...place, cnt: String(entries) }),
  ]);
  const byDate = Map.groupBy(list.slice(0, entries), ({ dt }) => dateAt(zoneOffsets, dt * 1000));
  return {
    current: {
      temperature: current.main.temp,
      condition: conditionOf(current),
      humidity: current.main.humidity,
      windSpeed: toKmh(current.wind.speed),
      visibility: current.visibility === undefined ? null : current.visibility / 1000,
    },
    forecast: [...byDate].map(([date, readings]) => toDay(date, readings)),
  };
}

async function ask<T>(what: string, query: Record<string, string>): Promise<T> {
  const url = `https://api.openweathermap.org/data/2.5/${what}?${new URLSearchParams(query)}`;
  const response = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  return (await response.json()) as T;
}

/** Returns the extremes, the precipitation and the wettest condition of a day. */
function toDay(date: string, readings: readonly Reading[]): WeatherEntry {
  const [wettest] = readings.toSorted((a, b) => fallenIn(b) - fallenIn(a));
  return {
    date,
    maxTemp: Math.max(...readings.map(({ main }) => main.temp_max)),
    minTemp: Math.min(...readings.map(({ main }) => main.temp_min)),
    condition: wettest ? conditionOf(wettest) : '',
    precipitation: readings.reduce((sum, reading) => sum + fallenIn(reading), 0),
    windSpeed: toKmh(Math.max(...readings.map(({ wind }) => wind.speed))),
  };
}

/** Returns the millimetres of rain and snow in three hours. */
const fallenIn = ({ rain, snow }: Reading): number => (rain?.['3h'] ?? 0) + (snow?.['3h'] ?? 0);

const conditionOf = ({ weather: [condition] }: Reading): string => condition?.description ?? '';

const toKmh = (metresPerSecond: number): number => metresPerSecond * 3.6;
