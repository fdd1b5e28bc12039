import { expect, test } from 'vitest';
import { activityDurations, isActivityDuration } from './activityDuration.ts';
import { isAtLocation } from './isAtLocation.ts';
import { reviewCountIn } from './reviewCount.ts';
import { isTrailDuration, trailDurations } from './trails/trailDuration.ts';

test.each([
  ['2 hours', ['short']],
  ['45 minutes', ['half-day']],
  ['Half day (4 hours)', ['half-day', 'full-day']],
  ['4 hours', ['short', 'half-day']],
  ['8 hours', ['short', 'full-day']],
  ['Full Day', ['full-day']],
  ['3 days', ['full-day', 'multi-day']],
  ['1 week', ['multi-day']],
  ['', []],
])('an activity of "%s" is found under %j', (text, expected) => {
  expect(activityDurations.filter((duration) => isActivityDuration(text, duration))).toEqual(expected);
});

test.each([
  ['about 1 hour', ['short']],
  ['2 to 3 hours', ['short', 'moderate']],
  ['4 hours', ['moderate']],
  ['5 to 8 hours', ['long']],
  ['9 hours', []],
  ['10 hours', ['short']],
  ['all day', []],
])('a walk of "%s" is found under %j', (text, expected) => {
  expect(trailDurations.filter((duration) => isTrailDuration(text, duration))).toEqual(expected);
});

test.each([
  [['Pool', '1,204 reviews'], 'Also 7 reviews', 1204],
  [['Pool'], 'Loved in 1,018 reviews by guests.', 1018],
  [['500+ reviews'], '', 500],
  [['Rave reviews'], 'No number of reviews', null],
  [[], '', null],
])('amenities %j and description %j speak of %s reviews', (amenities, description, count) => {
  expect(reviewCountIn({ amenities, description })).toBe(count);
});

test.each([
  ['Lake Louise village', 'lake louise', true],
  ['Banff, west of town', 'banff', true],
  ['Canmore', 'banff', false],
])('"%s" is found in %s: %s', (place, location, expected) => {
  expect(isAtLocation(place, location)).toBe(expected);
});
