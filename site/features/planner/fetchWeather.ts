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
}: Pick<Site, 'map' | 'thirdParty'>): Promise<Weather | null> {
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
    return { current: toCurrent(current), forecast: toForecast(forecast) };
  } catch (error) {
    console.error('The weather could not be loaded.', error);
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

function toForecast(answer: unknown): WeatherEntry[] {
  const list = valueAt(answer, 'list');
  if (!Array.isArray(list)) throw new Error('expected a list of forecasts');
  const shift = valueAt(answer, 'city', 'timezone');
  const seconds = typeof shift === 'number' ? shift : 0;
  return list.slice(0, entries).map((entry: unknown): WeatherEntry => {
    const amount = (kind: string) => valueAt(entry, kind, '3h');
    const fallen = [amount('rain'), amount('snow')].filter((mm) => typeof mm === 'number');
    return {
      date: new Date((numberAt(entry, 'dt') + seconds) * 1000).toISOString().slice(0, 10),
      maxTemp: numberAt(entry, 'main', 'temp_max'),
      minTemp: numberAt(entry, 'main', 'temp_min'),
      condition: conditionOf(entry),
      precipitation: fallen.reduce((sum, mm) => sum + mm, 0),
      windSpeed: toKmh(numberAt(entry, 'wind', 'speed')),
    };
  });
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
