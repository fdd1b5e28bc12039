import { expect, test } from 'vitest';
import type { PlannerPlace } from '#schemas/types/published.ts';
import { hoursOn, isWithinHours, openingFrom } from './placeOnDay.ts';
import { place } from '../fixtures/testTrips.ts';

const summer = { from: '05-01', to: '09-30' };
const museum = (hours: PlannerPlace['hours'], minutes = 60) => place({ hours, minutes });
const seasonal = museum([
  { from: '10:00', to: '17:00', season: summer },
  { from: '12:00', to: '16:00' },
]);

test.each([
  ['2027-04-30', 720, 960],
  ['2027-05-01', 600, 1020],
  ['2027-09-30', 600, 1020],
  ['2027-10-01', 720, 960],
])('on %s it is open from minute %i to %i', (date, from, to) => {
  expect(hoursOn(seasonal, date)).toEqual([{ from, to }]);
});

test('a place without hours is open at any time, and one with hours of another season is closed', () => {
  expect(isWithinHours(place(), '2027-01-01', 0, 1440)).toBe(true);
  const inSummer = museum([{ from: '10:00', to: '17:00', season: summer }]);
  expect(isWithinHours(inSummer, '2027-01-01', 720, 780)).toBe(false);
});

test('a visit begins at the opening at the earliest and ends at the closing at the latest', () => {
  expect(isWithinHours(seasonal, '2027-07-05', 600, 1020)).toBe(true);
  expect(isWithinHours(seasonal, '2027-07-05', 599, 660)).toBe(false);
  expect(isWithinHours(seasonal, '2027-07-05', 960, 1021)).toBe(false);
});

test('a visit waits for the next opening that is long enough', () => {
  const twice = [
    { from: 540, to: 660 },
    { from: 840, to: 1080 },
  ];
  expect(openingFrom(twice, 480, 60)).toBe(540);
  expect(openingFrom(twice, 600, 60)).toBe(600);
  expect(openingFrom(twice, 601, 60)).toBe(840);
  // No opening is left, so it begins at once, and the plan warns.
  expect(openingFrom(twice, 1050, 60)).toBe(1050);
});
