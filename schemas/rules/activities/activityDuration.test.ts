import { expect, test } from 'vitest';
import { isActivityDuration } from './activityDuration.ts';

test.each([
  ['1 hour', ['short']],
  ['An hour a day', ['full-day']],
  ['2 to 3 Hours', ['short']],
  ['4 hours', ['short', 'half-day']],
  ['5 hours', ['short']],
  ['7 hours', ['short']],
  ['8 hours', ['short', 'full-day']],
  ['Half day', ['half-day', 'full-day']],
  ['Half day (4 hours)', ['half-day', 'full-day']],
  ['Full day', ['full-day']],
  ['ONE DAY', ['full-day']],
  ['3 days', ['full-day', 'multi-day']],
  ['4 days', ['half-day', 'full-day', 'multi-day']],
  ['TWO DAYS', ['full-day', 'multi-day']],
  ['One week', ['multi-day']],
  ['45 minutes', ['half-day']],
  ['30 minutes', []],
  ['', []],
] as const)('the words %j are %j', (text, expected) => {
  const lengths = (['short', 'half-day', 'full-day', 'multi-day'] as const).filter((length) =>
    isActivityDuration(text, length),
  );
  expect(lengths).toEqual(expected);
});
