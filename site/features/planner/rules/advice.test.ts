import { expect, test } from 'vitest';
import { adviceFor } from './advice.ts';
import { form, rules } from './fixtures/testTrips.ts';
import type { Weather, WeatherEntry } from './trip.ts';

const entry = (given: Partial<WeatherEntry> = {}): WeatherEntry => ({
  date: '2027-07-05',
  maxTemp: 20,
  minTemp: 10,
  condition: 'clear',
  precipitation: 10,
  windSpeed: 50,
  ...given,
});
const weather = (
  current: Partial<Weather['current']> = {},
  forecast: WeatherEntry[] = [entry()],
): Weather => ({
  current: {
    temperature: -20,
    condition: 'clear',
    humidity: 50,
    windSpeed: 50,
    visibility: null,
    ...current,
  },
  forecast,
});
const tips = (given: Weather | null) => adviceFor(form(), given, rules).tips;

test.each([
  ['winter', [1, 2, 11, 12]],
  ['spring', [3, 4, 5]],
  ['summer', [6, 7, 8, 9]],
  ['fall', [10]],
] as const)('the season of the planner is %s in the months %j', (season, months) => {
  for (const month of months) {
    const advice = adviceFor(form({ startDate: `2027-${String(month).padStart(2, '0')}-28` }), null, rules);
    expect(advice.season).toBe(season);
    expect(advice.tips).toEqual(rules.advice.seasons[season]);
    expect(advice.packing).toEqual(rules.advice.packing[season]);
  }
});

test('the first day decides', () => {
  expect(adviceFor(form({ startDate: '2027-05-31', endDate: '2027-06-09' }), null, rules).season).toBe(
    'spring',
  );
});

test('what people like is packed, too', () => {
  expect(adviceFor(form({ interests: ['winter', 'culture', 'hiking'] }), null, rules).packing).toEqual([
    'Hat',
    'Boots',
    'Cleats',
  ]);
});

test('without the weather there is seasonal advice alone', () => {
  expect(tips(null)).toEqual(['Crowds.']);
  expect(adviceFor(form(), null, rules).forecast).toEqual([]);
});

test('at the thresholds there is no tip', () => {
  expect(tips(weather())).toEqual(['Crowds.']);
});

test.each([
  ['colder than -20 now', weather({ temperature: -20.1 }), 'Extreme cold.'],
  ['more than 10 mm', weather({}, [entry(), entry({ precipitation: 10.1 })]), 'Heavy precipitation.'],
  ['more than 50 km/h now', weather({ windSpeed: 50.1 }), 'High wind.'],
  ['more than 50 km/h later', weather({}, [entry(), entry({ windSpeed: 51 })]), 'High wind.'],
])('%s: a tip, before those of the season', (_what, given, tip) => {
  expect(tips(given)).toEqual([tip, 'Crowds.']);
});

test('all three in their order', () => {
  expect(tips(weather({ temperature: -30, windSpeed: 80 }, [entry({ precipitation: 20 })]))).toEqual([
    'Extreme cold.',
    'Heavy precipitation.',
    'High wind.',
    'Crowds.',
  ]);
});

test('eight days count, and five of them are shown', () => {
  const entries = Array.from({ length: 9 }, (_, index) => entry({ maxTemp: index }));
  const withLast = (last: number) =>
    weather(
      {},
      entries.map((each, index) => (index === last ? { ...each, precipitation: 11 } : each)),
    );
  expect(tips(withLast(7))).toContain('Heavy precipitation.');
  expect(tips(withLast(8))).not.toContain('Heavy precipitation.');
  expect(adviceFor(form(), weather({}, entries), rules).forecast).toEqual(entries.slice(0, 5));
});

test('only days of the trip are shown and count', () => {
  const [before, first, last, after] = ['04', '05', '06', '07'].map((day) =>
    entry({ date: `2027-07-${day}`, precipitation: day === '04' || day === '07' ? 20 : 10 }),
  );
  const given = weather({}, [before!, first!, last!, after!]);
  expect(adviceFor(form(), given, rules).forecast).toEqual([first, last]);
  expect(tips(given)).toEqual(['Crowds.']);
});

test('the cold of today is no advice for a trip that the forecast does not reach', () => {
  const today = weather({ temperature: -30, windSpeed: 80 }, [
    entry({ date: '2026-11-25', precipitation: 20 }),
  ]);
  expect(adviceFor(form(), today, rules)).toMatchObject({ tips: ['Crowds.'], forecast: [] });
});

test.each([
  [{}, []],
  [{ childAges: [17] }, ['Free pass.']],
  [{ childAges: [8] }, ['Free pass.']],
  [{ childAges: [12, 7] }, ['Free pass.', 'Easy walks.']],
  [{ childAges: [6] }, ['Free pass.', 'Easy walks.']],
  [{ childAges: [0, 5] }, ['Free pass.', 'Easy walks.', 'Child seat.']],
  [{ childAges: [5], transport: 'bus' as const }, ['Free pass.', 'Easy walks.']],
])('%j: tips for children', (given, expected) => {
  expect(adviceFor(form({ groupSize: 4, ...given }), null, rules).tips).toEqual([...expected, 'Crowds.']);
});
