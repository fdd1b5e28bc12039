import { expect, test } from 'vitest';
import type { RouteSlopes } from '#schemas/types/published.ts';
import { slopeWords, steepestWords } from './SlopeKey.tsx';

const slopes: RouteSlopes = {
  stretches: [
    { fromKm: 0, toKm: 0.8, grade: 'flat' },
    { fromKm: 0.8, toKm: 1.4, grade: 'very-steep' },
    { fromKm: 1.4, toKm: 2, grade: 'flat' },
  ],
  climbM: 150,
  descentM: 0,
  highestM: 1650,
  lowestM: 1500,
  steepest: { fromKm: 0.85, riseM: 118 },
};

test('a grade has the kilometres of all its stretches', () => {
  expect(slopeWords(slopes, 'flat')).toBe('Gentle (under 5%): 1.4\u00a0km');
  expect(slopeWords(slopes, 'very-steep')).toBe('Very steep (over 20%): 0.6\u00a0km');
});

test('a grade that does not occur is not named', () => {
  expect(slopeWords(slopes, 'steep')).toBeNull();
});

test('the steepest half kilometre is up or down', () => {
  expect(steepestWords(slopes)).toBe('Steepest 500 m: climbs 118\u00a0m, starting at km 0.8');
  expect(steepestWords({ ...slopes, steepest: { fromKm: 2, riseM: -90 } })).toBe(
    'Steepest 500 m: drops 90\u00a0m, starting at km 2.0',
  );
});
