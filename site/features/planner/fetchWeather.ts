import { dateAt } from '#schemas/rules/zoneClock.ts';
import type { Site } from '#schemas/types/published.ts';
import type { Weather, WeatherEntry } from './rules/trip.ts';

/** Milliseconds before the request is given up. */
const timeout = 8_000;

/** Number of three-hour forecasts to request. */
const entries = 8;

/**
 * Fetches current weather and forecast for the middle of the map from OpenWeather. Returns null without an API key. A
 * failure is logged and returns null, because a plan works without weather.
 */
export async function fetchWeather({
  map,
  thirdParty,
  zoneOffsets,
}: Pick<Site, 'map' | 'thirdParty' | 'zoneOffsets'>): Promise<Weather | null> {
  const { weatherKey } = thirdParty;
  if (weatherKey === null) return null;
  const ask = (what: string) => {
    const query = new URLSearchParams({
      lat: String(map.lat),
      lon: String(map.lng),
      units: 'metric',
      appid: weatherKey,
      ...(what === 'forecast' && { cnt: String(entries) }),
    });
    return readJson(`https://api.openweathermap.org/data/2.5/${what}?${query}`);
  };
  try {
    const [current, forecast] = await Promise.all([ask('weather'), ask('forecast')]);
    return { current: toCurrent(current), forecast: toForecast(forecast, zoneOffsets) };
  } catch (error) {
    console.error("Couldn't load the weather.", error);
    return null;
  }
}

async function readJson(url: string): Promise<unknown> {
  const response = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  return await response.json();
}

function toCurrent(answer: unknown): Weather['current'] {
  const metres = valueAt(answer, 'visibility');
  return {
    temperature: numberAt(answer, 'main', 'temp'),
    condition: conditionOf(answer),
    humidity: numberAt(answer, 'main', 'humidity'),
    windSpeed: toKmh(numberAt(answer, 'wind', 'speed')),
    visibility: typeof metres === 'number' ? metres / 1000 : null,
  };
}

/** Returns a forecast for each date in the park, from the three-hour forecasts of the response. */
function toForecast(answer: unknown, offsets: Site['zoneOffsets']): WeatherEntry[] {
  const list = valueAt(answer, 'list');
  if (!Array.isArray(list)) throw new Error('expected a list of forecasts');
  const dateOf = (entry: unknown) => dateAt(offsets, numberAt(entry, 'dt') * 1000);
  return [...Map.groupBy(list.slice(0, entries), dateOf)].map(([date, ofDay]) => toDay(date, ofDay));
}

/** Returns the extremes, the precipitation and the worst condition of a day. */
function toDay(date: string, ofDay: unknown[]): WeatherEntry {
  const all = (...path: string[]) => ofDay.map((entry) => numberAt(entry, ...path));
  const fallen = ofDay.flatMap((entry) => ['rain', 'snow'].map((kind) => valueAt(entry, kind, '3h')));
  const [worst] = ofDay.toSorted((a, b) => severityOf(b) - severityOf(a));
  return {
    date,
    maxTemp: Math.max(...all('main', 'temp_max')),
    minTemp: Math.min(...all('main', 'temp_min')),
    condition: conditionOf(worst),
    precipitation: fallen.reduce<number>((sum, mm) => sum + (typeof mm === 'number' ? mm : 0), 0),
    windSpeed: toKmh(Math.max(...all('wind', 'speed'))),
  };
}

/** Hundreds of the service's condition codes, the mildest first: clear and clouds, mist, drizzle, rain, snow, thunder. */
const severities = [8, 7, 3, 5, 6, 2];

/** Returns a number that is greater for worse conditions. */
function severityOf(entry: unknown): number {
  const code = valueAt(entry, 'weather', 0, 'id');
  if (typeof code !== 'number') return -1;
  return severities.indexOf(Math.floor(code / 100)) + (code % 100) / 100;
}

function conditionOf(answer: unknown): string {
  const words = valueAt(answer, 'weather', 0, 'description');
  return typeof words === 'string' ? words : '';
}

function toKmh(metresPerSecond: number): number {
  return metresPerSecond * 3.6;
}

/** Returns a number of the response; throws if it is missing. */
function numberAt(value: unknown, ...path: (string | number)[]): number {
  const found = valueAt(value, ...path);
  if (typeof found !== 'number') throw new Error(`expected a number at ${path.join('.')}`);
  return found;
}

function valueAt(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null ? (at as Record<string | number, unknown>)[key] : undefined,
    value,
  );
}
