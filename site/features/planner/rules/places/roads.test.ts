import { expect, test } from 'vitest';
import { distanceKm, driveOver } from './roads.ts';
import { rules } from '../fixtures/testTrips.ts';

const middle = { latitude: 46.5, longitude: 8 };

test('a degree of latitude is 6371 km × π / 180, one of longitude less by the cosine of the latitude', () => {
  expect(distanceKm(middle, { latitude: 47.5, longitude: 8 })).toBeCloseTo(111.195, 3);
  expect(distanceKm({ latitude: 60, longitude: 8 }, { latitude: 60, longitude: 9 })).toBeCloseTo(
    111.195 * 0.5,
    1,
  );
  expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 1 })).toBeCloseTo(111.195, 3);
  expect(distanceKm({ latitude: 60, longitude: 9 }, { latitude: 0, longitude: 9 })).toBeCloseTo(
    60 * 111.195,
    0,
  );
});

test('it is as far back, and nothing to oneself', () => {
  const far = { latitude: 46.7, longitude: 8.4 };
  expect(distanceKm(middle, far)).toBe(distanceKm(far, middle));
  expect(distanceKm(far, far)).toBe(0);
});

test('a road is half as long again as the line, at 60 km an hour', () => {
  // 20 km × 1.5 = 30 km = 30 minutes.
  expect(driveOver(20, rules.travel)).toEqual({ km: 30, minutes: 30 });
  // 20 km × 1.3 = 26 km, at 65 km an hour 24 minutes.
  const travel = { ...rules.travel, roadFactor: 1.3, speedKmh: 65 };
  expect(driveOver(20, travel)).toEqual({ km: 26, minutes: 24 });
});
