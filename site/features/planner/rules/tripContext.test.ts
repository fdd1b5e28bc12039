import { zurichOffsets } from '../../../test/zoneOffsets.ts';
import { expect, test } from 'vitest';
import { daylight } from '../../../calendar/daylight.ts';
import { catalog, form, north, place, rules } from './fixtures/testTrips.ts';
import { tripContext } from './tripContext.ts';

const lake = place({ slug: 'lake' });

test('the budget of a day is the total by the days, in whole cents', () => {
  const daily = (budget: string, endDate: string) =>
    tripContext(form({ budget, endDate }), catalog(), rules).daily;
  expect(daily('1000', '2027-07-05')).toBe(100_000);
  expect(daily('', '2027-07-06')).toBe(50_000);
  // 1000 / 7 = 142.857…
  expect(daily('1000', '2027-07-11')).toBe(14_285);
});

test('daylight is that in the middle of all places, on each day', () => {
  const asked = form({ endDate: '2027-07-07' });
  const ends = [place({ latitude: 46, longitude: 7 }), place({ slug: 'far', latitude: 47, longitude: 9 })];
  const { lightOf } = tripContext(asked, catalog({ places: ends }), rules);
  const middle = { latitude: 46.5, longitude: 8 };
  for (const [index, date] of ['2027-07-05', '2027-07-06', '2027-07-07'].entries()) {
    expect(lightOf(index)).toEqual(daylight(date, middle, zurichOffsets));
    expect(lightOf(index)).toBe(lightOf(index));
  }
});

test('with a child under eight the hardest level is not planned, and easier ones stay', () => {
  const levelOf = (activityLevel: string, childAges: number[]) =>
    tripContext(form({ activityLevel, childAges }), catalog(), rules).level?.id;
  expect(levelOf('active', [])).toBe('active');
  expect(levelOf('active', [8, 12])).toBe('active');
  expect(levelOf('active', [12, 7])).toBe('moderate');
  expect(levelOf('relaxed', [7])).toBe('relaxed');
  expect(levelOf('', [7])).toBeUndefined();
  const longestWalk = (childAges: number[]) =>
    tripContext(form({ activityLevel: 'moderate', childAges }), catalog(), rules).level?.longestWalkMinutes;
  expect([longestWalk([8]), longestWalk([7])]).toEqual([300, 180]);
});

test('a way by bus takes a wait longer than one by car, unless it is walked', () => {
  const minutes = (transport: 'car' | 'bus', latitude: number) =>
    tripContext(form({ transport }), catalog(), rules).wayBetween(lake, place({ latitude })).minutes;
  expect([minutes('car', north(20)), minutes('bus', north(20))]).toEqual([30, 45]);
  expect([minutes('car', north(0.6)), minutes('bus', north(0.6))]).toEqual([1, 13]);
});
