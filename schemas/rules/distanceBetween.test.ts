import { distance } from '@turf/turf';
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

test('is the great-circle distance of turf, on a sphere of our radius, to less than a micrometre', () => {
  fc.assert(
    fc.property(place, place, (a, b) => {
      const radians = distance([a.lng, a.lat], [b.lng, b.lat], { units: 'radians' });
      expect(distanceBetween(a, b)).toBeCloseTo(radians * earthRadiusKm, 9);
    }),
    {
      numRuns: 1000,
      // Turf takes a whole turn for none: for the sine of pi, which is not quite 0, we are a picometre off.
      examples: [
        [
          { lat: 0, lng: -180 },
          { lat: 0, lng: 180 },
        ],
      ],
    },
  );
});
