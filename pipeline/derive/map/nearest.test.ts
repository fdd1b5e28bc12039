import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceBetween } from '#schemas/rules/distanceBetween.ts';
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
        const items = places.map((at, index) => ({ at, index }));
        const isWanted = ({ index }: { index: number }) => step === 0 || index % step !== 0;
        const byDistance = items
          .filter(isWanted)
          .toSorted((a, b) => distanceBetween(from, a.at) - distanceBetween(from, b.at))
          .slice(0, count);
        expect(nearestFinder(items, ({ at }) => at)(from, count, isWanted)).toEqual(byDistance);
      },
    ),
    { numRuns: 500 },
  );
});

/**
 * Returns the items that a search from 51° north visits. The items lie a tenth of a degree apart, from south to north.
 */
function askedAbout(
  fromLat: number,
  count: number,
  isWanted: (lat: number) => boolean = () => true,
): number[] {
  const lats = Array.from({ length: 101 }, (_, n) => (460 + n) / 10);
  const requests: number[] = [];
  const find = nearestFinder(lats.toReversed(), (lat) => ({ lat, lng: 14 }));
  find({ lat: fromLat, lng: 14 }, count, (lat) => {
    requests.push(lat);
    return isWanted(lat);
  });
  return requests;
}

test.each([
  ['one is found', 51.02, 1, [51.1, 51]],
  ['three are', 51.02, 3, [51.1, 51.2, 51.3, 51, 50.9]],
  ['a thing stands at the very place', 51, 1, [51]],
  ['all lie north', 40, 2, [46, 46.1]],
  ['all lie south', 60, 2, [56, 55.9]],
  ['none is to be found', 51.02, 0, []],
  ['pinned things leave less than none', 51.02, -1, []],
])('a search looks no further than it has to when %s', (_, from, count, requests) => {
  expect(askedAbout(from, count)).toEqual(requests);
});

test('a search goes on past what nobody wants, and to the end where too few are wanted', () => {
  expect(askedAbout(51.02, 1, (lat) => lat > 51.2 || lat < 51)).toEqual([51.1, 51.2, 51.3, 51, 50.9]);
  expect(askedAbout(51.02, 1, () => false)).toHaveLength(101);
});

test('of things as far away, north and south, the one that is listed first is found', () => {
  const find = (lats: number[]) =>
    nearestFinder(lats, (lat) => ({ lat, lng: 14 }))({ lat: 0, lng: 14 }, 1, () => true);
  expect(find([0.5, -0.5])).toEqual([0.5]);
  expect(find([-0.5, 0.5])).toEqual([-0.5]);
});
