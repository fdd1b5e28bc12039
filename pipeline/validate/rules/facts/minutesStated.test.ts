import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../fixtures/anyCharacter.ts';
import { minutesStated } from './durations.ts';

test.each<[text: string, least: number, most: number]>([
  ['1 hour', 60, 60],
  ['1 to 2 hours', 60, 120],
  ['1-2 hrs', 60, 120],
  ['2 or 3 h', 120, 180],
  ['about 45 minutes', 45, 45],
  ['45 min', 45, 45],
  ['About 1 hour 30 minutes', 90, 90],
  ['1 hour and 30 minutes', 90, 90],
  ['1 hour and  30 minutes', 90, 90],
  ['1 hour, 30 minutes', 90, 90],
  ['1h30min', 90, 90],
  ['1 hour or 30 minutes', 30, 60],
  ['1 hour 2 hours', 60, 120],
  ['30 minutes 2 hours', 30, 120],
  ['30 minutes to 2 hours', 30, 120],
  ['1½ hours', 90, 90],
  ['2 ½ hours', 150, 150],
  ['½ hour', 30, 30],
  ['1.5 hours', 90, 90],
  ['1,5 hours', 90, 90],
  ['Under 1 hour', 0, 60],
  ['Up to 1 hour', 0, 60],
  ['At least 2 hours', 120, Number.POSITIVE_INFINITY],
  ['2 hours or more', 120, Number.POSITIVE_INFINITY],
  ['Half day', 180, 360],
  ['half a day', 180, 360],
  ['Half-day (4 hours)', 180, 360],
  ['Half day to full day', 180, 1440],
  ['Full day', 360, 1440],
  ['1 day', 360, 1440],
  ['2 days', 1440, 2880],
  ['2-day trip', 1440, 2880],
  ['1 to 3 days', 360, 4320],
  ['1 week', 8640, 10_080],
])('"%s" lasts %d to %d minutes', (text, least, most) => {
  expect(minutesStated(text)).toEqual({ least, most });
});

test.each(['', 'A while', 'hours', '5 km', 'day and night', '3 houses', '2027', '1 hertz', 'half'])(
  '"%s" says no length',
  (text) => {
    expect(minutesStated(text)).toBeNull();
  },
);

test('whatever a duration says, its lengths are numbers and none is negative', () => {
  const part = fc.oneof(
    fc.constantFrom(
      'hour',
      'hours',
      'minutes',
      'days',
      'week',
      ' to ',
      '-',
      '½',
      ' ',
      'half day',
      'under ',
      'at least ',
    ),
    fc.nat({ max: 999 }).map(String),
    fc.string({ unit: anyCharacter, maxLength: 4 }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
      const stated = minutesStated(parts.join(''));
      if (stated === null) return;
      expect(Number.isNaN(stated.least) || Number.isNaN(stated.most)).toBe(false);
      expect(stated.least).toBeGreaterThanOrEqual(0);
    }),
  );
});
