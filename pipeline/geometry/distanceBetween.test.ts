import { distance } from '@turf/turf';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceBetween } from './distanceBetween.ts';

const degrees = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true });
const place = fc.record({ lat: degrees(90), lng: degrees(180) });

test('is the great-circle distance of turf to the last bit', () => {
  fc.assert(
    fc.property(place, place, (a, b) => {
      expect(distanceBetween(a, b)).toBe(distance([a.lng, a.lat], [b.lng, b.lat]));
    }),
    { numRuns: 1000 },
  );
});
