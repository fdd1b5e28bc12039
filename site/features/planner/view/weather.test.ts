import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { server } from '../../../test/server.ts';
import { fetchWeather } from './weather.ts';

const site = {
  // The town of the answer is at UTC+2, the park an hour behind it.
  zoneOffsets: [{ from: '2027-01-01T00:00:00Z', minutes: 60 }],
  map: { lat: 46.5, lng: 8.1, zoom: 10, vector: null },
  thirdParty: { analyticsId: null, adsId: null, activitiesWidget: null, weatherKey: '0123456789abcdef' },
};
const current = {
  main: { temp: -21.5, humidity: 60 },
  weather: [{ description: 'light snow' }],
  wind: { speed: 10 },
  visibility: 8000,
};
/** Returns a number of three-hour entries from 20:00 UTC. */
const forecast = (count: number) => ({
  city: { timezone: 7200 },
  list: Array.from({ length: count }, (_, n) => ({
    dt: Date.parse('2027-07-05T20:00:00Z') / 1000 + n * 3 * 3600,
    main: { temp_max: 20 + n, temp_min: 10 + n },
    weather: [{ description: n === 4 ? 'snow' : 'clouds' }],
    wind: { speed: n },
    ...(n < 3 && { rain: { '3h': 4 }, snow: { '3h': 1.5 } }),
    ...(n === 4 && { snow: { '3h': 9 } }),
  })),
});

function answer(what: Record<'weather' | 'forecast', () => Response>): URL[] {
  const asked: URL[] = [];
  server.use(
    http.get('https://api.openweathermap.org/data/2.5/:what', ({ request, params }) => {
      asked.push(new URL(request.url));
      return what[params.what as keyof typeof what]();
    }),
  );
  return asked;
}

test('asks for the middle of the map, in metric units, for eight entries', async () => {
  const asked = answer({
    weather: () => HttpResponse.json(current),
    forecast: () => HttpResponse.json(forecast(9)),
  });
  const weather = await fetchWeather(site);
  expect(weather.current).toEqual({
    temperature: -21.5,
    condition: 'light snow',
    humidity: 60,
    windSpeed: 36,
    visibility: 8,
  });
  // The first two begin at 21:00 and 00:00 in the park, the eighth at 18:00; the ninth is left out.
  expect(weather.forecast).toEqual([
    { date: '2027-07-05', maxTemp: 20, minTemp: 10, condition: 'clouds', precipitation: 5.5, windSpeed: 0 },
    {
      date: '2027-07-06',
      maxTemp: 27,
      minTemp: 11,
      condition: 'snow',
      precipitation: 20,
      windSpeed: 7 * 3.6,
    },
  ]);
  const common = { lat: '46.5', lon: '8.1', units: 'metric', appid: '0123456789abcdef' };
  expect(asked.map((url) => Object.fromEntries(url.searchParams))).toEqual([common, { ...common, cnt: '8' }]);
});

test.each([
  ['refuses the key', () => HttpResponse.json({ message: 'no key' }, { status: 401 })],
  ['answers with a page', () => HttpResponse.html('<h1>Hello</h1>')],
  ['answers with something else', () => HttpResponse.json({ main: {} })],
  ['answers null', () => HttpResponse.json(null)],
  ['cannot be reached', () => HttpResponse.error()],
])('a service that %s gives no weather', async (_what, reply) => {
  answer({ weather: () => HttpResponse.json(current), forecast: reply });
  await expect(fetchWeather(site)).rejects.toBeInstanceOf(Error);
});
