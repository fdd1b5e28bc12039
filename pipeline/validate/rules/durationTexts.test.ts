import { describe, expect, test } from 'vitest';
import { problemsAfter, rulesAfter } from '../../fixtures/rulesAfter.ts';

/** The rule of ready trips. One trip goes to the marsh, where longer walks are too hard for its pace. */
const tripDays = 'trip-days';

function problemsWith(file: string, from: [string, string], duration: string, minutes: number): string[] {
  return rulesAfter([
    [file, `duration: ${from[0]}`, `duration: '${duration}'`],
    [file, `durationMinutes: ${from[1]}`, `durationMinutes: ${minutes}`],
  ]).filter((rule) => rule !== tripDays);
}

describe('trail-duration-text: the digits file a walk under the band of its minutes', () => {
  const trail = (duration: string, minutes: number) =>
    problemsWith('trails/marsh-loop.yaml', ['Under 1 hour', '45'], duration, minutes)
      // Words that are far from the minutes are the problem of another rule.
      .filter((rule) => rule !== 'stated-durations');

  test.each([
    ['under 1 hour', 45],
    ['2 hours', 179],
    ['2 to 3 hours', 180],
    ['about 4 hours', 299],
    ['4 to 5 hours', 300],
    ['8 hours', 539],
    ['up to 5½ hours', 330],
    ['2 to 8 hours', 480],
    ['10 hours or 2', 150],
  ])('%s of %d minutes is fine', (duration, minutes) => {
    expect(trail(duration, minutes)).toEqual([]);
  });

  test.each([
    ['45 minutes', 45],
    ['half a day', 240],
    ['2.5-3 hours', 180],
    ['3 hours', 179],
    ['2 hours', 180],
    ['10 hours', 600],
    ['1.5 hours', 90],
    ['8 hours', 540],
  ])('%s of %d minutes is a problem', (duration, minutes) => {
    expect(trail(duration, minutes)).toEqual(['trail-duration-text']);
  });
});

describe('activity-duration-text: the words file an outing under the band of its minutes', () => {
  const activity = (duration: string, minutes: number) =>
    problemsWith('activities/star-walk.yaml', ['Half day', '240'], duration, minutes);

  test.each([
    ['1 to 2 hours', 120],
    ['4 hours', 240],
    ['Half day (4 hours)', 240],
    ['5 hours', 300],
    ['8 hours', 480],
    ['Full day', 480],
    ['2 days', 2880],
    ['1 week', 10080],
    ['Half day', 180],
    ['Full day', 24 * 60],
  ])('%s of %d minutes is fine', (duration, minutes) => {
    expect(activity(duration, minutes)).toEqual([]);
  });

  test.each([
    ['45 minutes', 45],
    ['1 hour 48 minutes', 108],
    ['Full day', 120],
    ['6 hours', 360],
    ['2 days', 480],
    ['Half day', 2880],
    ['Half day', 179],
    ['1 hour', 2880],
  ])('%s of %d minutes is a problem', (duration, minutes) => {
    expect(activity(duration, minutes)).toEqual(['activity-duration-text']);
  });
});

test('activity-duration-text: words that no filter looks for are found under no duration', () => {
  expect(
    problemsAfter([['activities/star-walk.yaml', 'duration: Half day', 'duration: A while']]),
  ).toMatchObject([
    { path: 'duration', message: expect.stringContaining('under no duration, but durationMinutes is 240') },
  ]);
});

test('trail-duration-text: beyond nine hours there is no band to name', () => {
  expect(
    problemsAfter([
      ['trails/marsh-loop.yaml', 'duration: Under 1 hour', 'duration: 8 hours'],
      ['trails/marsh-loop.yaml', 'durationMinutes: 45', 'durationMinutes: 540'],
    ]).filter(({ rule }) => rule !== tripDays),
  ).toMatchObject([
    { path: 'duration', message: expect.stringMatching(/under "long", but durationMinutes is 540$/) },
  ]);
});
