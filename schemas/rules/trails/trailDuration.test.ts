import { expect, test } from 'vitest';
import { isTrailDuration, trailDurations } from './trailDuration.ts';

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
