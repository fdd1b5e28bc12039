import { distance } from '@turf/distance';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceBetween, earthRadiusKm } from './distanceBetween.ts';

const degrees = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true });
const place = fc.record({ lat: degrees(90), lng: degrees(180) });

test('a degree of a meridian is 6371 km times one degree in radians', () => {
  expect(distanceBetween({ lat: 51, lng: -115 }, { lat: 52, lng: -115 })).toBeCloseTo(
    (6371 * Math.PI) / 180,
    9,
  );
});

test('is the great-circle distance of turf, on a sphere of our radius', () => {
  fc.assert(
    fc.property(place, place, (a, b) => {
      const radians = distance([a.lng, a.lat], [b.lng, b.lat], { units: 'radians' });
      expect(distanceBetween(a, b)).toBe(radians * earthRadiusKm);
    }),
    { numRuns: 1000 },
  );
});
