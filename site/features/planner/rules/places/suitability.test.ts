import { expect, test } from 'vitest';
import { isOpenOn } from '#schemas/rules/isOpenOn.ts';
import type { PlannerPlace } from '#schemas/types/published.ts';
import { closureReason, isHard, isRestful, suitsLevel } from './placeOnDay.ts';
import { place, rules } from '../fixtures/testTrips.ts';

const [relaxed, moderate, active] = rules.form.activityLevels;
const trail = (given: Parameters<typeof place>[0] = {}) => place({ kind: 'trail', ...given });

test.each([
  [null, '2027-01-01', true],
  [{ from: '06-15', to: '09-15' }, '2027-06-14', false],
  [{ from: '06-15', to: '09-15' }, '2027-06-15', true],
  [{ from: '06-15', to: '09-15' }, '2027-09-15', true],
  [{ from: '06-15', to: '09-15' }, '2027-09-16', false],
  [{ from: '12-05', to: '04-15' }, '2027-12-04', false],
  [{ from: '12-05', to: '04-15' }, '2027-12-05', true],
  [{ from: '12-05', to: '04-15' }, '2028-04-15', true],
  [{ from: '12-05', to: '04-15' }, '2028-04-16', false],
])('what is open %j on %s: %s', (open, date, expected) => {
  expect(isOpenOn(open, date)).toBe(expected);
  expect(closureReason(place({ open }), date, rules)).toBe(expected ? null : 'closed that day');
});

test.each([
  ['exposed', 'avalanche terrain that month'],
  ['unrated', 'not rated for avalanches that month'],
] as const)('a trail that is %s is closed from November to June', (winterState, reason) => {
  const walk = trail({ winterState });
  expect(closureReason(walk, '2027-06-30', rules)).toBe(reason);
  expect(closureReason(walk, '2027-07-01', rules)).toBeNull();
  expect(closureReason(walk, '2027-10-31', rules)).toBeNull();
  expect(closureReason(walk, '2027-11-01', rules)).toBe(reason);
});

test('a trail two months after its best ones, and a place one month after', () => {
  const bestMonths: PlannerPlace['bestMonths'] = ['july', 'august'];
  expect(closureReason(trail({ bestMonths }), '2027-09-30', rules)).toBeNull();
  expect(closureReason(trail({ bestMonths }), '2027-10-01', rules)).toBe(
    'out of season for walking that month',
  );
  expect(closureReason(place({ bestMonths }), '2027-09-01', rules)).toBe('out of season that month');
});

test.each([
  ['easy', [true, true, true]],
  ['moderate', [false, true, true]],
  ['hard', [false, false, true]],
  ['difficult', [false, false, true]],
  [null, [true, true, true]],
] as const)('what is %s for the relaxed, the moderate and the active: %j', (difficulty, expected) => {
  expect([relaxed, moderate, active].map((level) => suitsLevel(place({ difficulty }), level!))).toEqual(
    expected,
  );
});

test.each([
  [{ minutes: 120, climbM: 150 }, [true, true, true]],
  [{ minutes: 121, climbM: 150 }, [false, true, true]],
  [{ minutes: 120, climbM: 151 }, [false, true, true]],
  [{ minutes: 300, climbM: 600 }, [false, true, true]],
  [{ minutes: 301, climbM: 600 }, [false, false, true]],
  [{ minutes: 300, climbM: 601 }, [false, false, true]],
  [{ minutes: 600, climbM: 1500 }, [false, false, true]],
  [{ minutes: 601, climbM: 1500 }, [false, false, false]],
  [{ minutes: 600, climbM: 1501 }, [false, false, false]],
  [{ minutes: 60, climbM: null }, [true, true, true]],
])('an easy walk of %j', (walk, expected) => {
  expect([relaxed, moderate, active].map((level) => suitsLevel(trail(walk), level!))).toEqual(expected);
});

test('only walks are too long', () => {
  expect(suitsLevel(place({ kind: 'activity', minutes: 480 }), relaxed!)).toBe(true);
});

test.each([
  [trail({ minutes: 299, climbM: 599 }), false],
  [trail({ minutes: 300 }), true],
  [trail({ minutes: 60, climbM: 600 }), true],
  [place({ minutes: 300 }), true],
  [place({ minutes: 299 }), false],
  [place({ kind: 'activity', minutes: 480 }), false],
])('a hard day, %#', (candidate, expected) => {
  expect(isHard(candidate, rules)).toBe(expected);
});

test.each([
  [trail({ minutes: 120 }), true],
  [trail({ minutes: 121 }), false],
  [trail({ minutes: 120, climbM: 600 }), false],
  [place({ minutes: 240 }), true],
  [place({ minutes: 241 }), false],
  [place({ minutes: 60, difficulty: null }), true],
  [place({ minutes: 60, difficulty: 'moderate' }), false],
])('for the day after, %#', (candidate, expected) => {
  expect(isRestful(candidate, rules)).toBe(expected);
});
