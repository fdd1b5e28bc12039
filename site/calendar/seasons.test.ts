import { expect, test } from 'vitest';
import {
  isAvalancheMonth,
  eventSeasonLabel,
  isBestMonth,
  monthOf,
  plannerSeason,
  siteSeason,
} from './seasons.ts';

const bestMonths = ['june', 'july', 'august', 'september'];

// The four rules differ on purpose: look at November and September.
test.each([
  [1, 'winter', 'winter', 'Winter', false],
  [2, 'winter', 'winter', 'Winter', false],
  [3, 'spring', 'spring', 'Spring', false],
  [4, 'spring', 'spring', 'Spring', false],
  [5, 'spring', 'spring', 'Spring', false],
  [6, 'summer', 'summer', 'Summer', true],
  [7, 'summer', 'summer', 'Summer', true],
  [8, 'summer', 'summer', 'Summer', true],
  [9, 'fall', 'summer', 'Fall', true],
  [10, 'fall', 'fall', 'Fall', false],
  [11, 'fall', 'winter', 'Fall', false],
  [12, 'winter', 'winter', 'Winter', false],
])('month %i: site %s, planner %s, event %s, best %s', (month, site, planner, event, best) => {
  expect(siteSeason(month, 'north')).toBe(site);
  expect(plannerSeason(month, 'north')).toBe(planner);
  expect(eventSeasonLabel(month, 'north')).toBe(event);
  expect(isBestMonth(bestMonths, month)).toBe(best);
});

test.each([
  [1, 'summer', 'summer', 'Summer'],
  [5, 'fall', 'winter', 'Fall'],
  [6, 'winter', 'winter', 'Winter'],
  [8, 'winter', 'winter', 'Winter'],
  [9, 'spring', 'spring', 'Spring'],
  [12, 'summer', 'summer', 'Summer'],
])('in the south month %i is %s, for the planner %s, for events %s', (month, site, planner, event) => {
  expect(siteSeason(month, 'south')).toBe(site);
  expect(plannerSeason(month, 'south')).toBe(planner);
  expect(eventSeasonLabel(month, 'south')).toBe(event);
});

test('the month of a date', () => {
  expect(monthOf('2027-01-31')).toBe(1);
  expect(monthOf('2027-12-01')).toBe(12);
});

test.each([
  [5, false],
  [6, true],
  [7, false],
  [0, false],
  [13, false],
])('month %i is an avalanche month: %s', (month, expected) => {
  expect(isAvalancheMonth(month, ['june'])).toBe(expected);
});
