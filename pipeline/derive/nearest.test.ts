import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceBetween } from '../geometry/distanceBetween.ts';
import { nearestFinder } from './nearest.ts';

/** Few coordinates, so that many things stand in the same place or as far away as another. */
const coordinate = (middle: number) =>
  fc.oneof(
    fc.integer({ min: -3, max: 3 }).map((n) => middle + n / 10),
    fc.double({ min: middle - 2, max: middle + 2, noNaN: true }),
  );
const place = fc.record({ lat: coordinate(51), lng: coordinate(14) });

test('finds the same things in the same order as sorting all of them by distance', () => {
  fc.assert(
    fc.property(
      fc.array(place, { maxLength: 60 }),
      place,
      fc.nat({ max: 8 }),
      fc.nat({ max: 4 }),
      (places, from, count, step) => {
        const things = places.map((at, index) => ({ at, index }));
        const isWanted = ({ index }: { index: number }) => step === 0 || index % step !== 0;
        const byDistance = things
          .filter(isWanted)
          .toSorted((a, b) => distanceBetween(from, a.at) - distanceBetween(from, b.at))
          .slice(0, count);
        expect(nearestFinder(things, ({ at }) => at)(from, count, isWanted)).toEqual(byDistance);
      },
    ),
    { numRuns: 500 },
  );
});
