import { expect, test } from 'vitest';
import { place, rules } from '../fixtures/testTrips.ts';
import { wayFinder } from './roads.ts';

const { travel } = rules;
const km = (north: number) => 46.5 + north / 111.195;
const spot = (north: number, roadEnd: number | null) => ({ latitude: km(north), longitude: 8, roadEnd });
const closed = [{ from: null, to: null, yearly: { from: '09-01', to: '09-30' }, hours: null }];

/** Two banks of a river: 2 km apart as the crow flies, 30 km by the bridge, and a short cut that closes in September. */
const roads = {
  ends: [spot(0, null), spot(2, null), spot(10, null)],
  roads: [
    { from: 0, to: 2, km: 12, minutes: 10, closed: [] },
    { from: 2, to: 1, km: 18, minutes: 15, closed: [] },
    { from: 0, to: 1, km: 5, minutes: 6, closed },
  ],
};
const inJuly = wayFinder(roads, travel, false)('2027-07-05');
const inSeptember = wayFinder(roads, travel, false)('2027-09-05');

test('the way goes over the open roads, not across the river', () => {
  expect(inJuly(spot(0, 0))(spot(2, 1))).toEqual({ km: 5, minutes: 6, isWalk: false });
  expect(inSeptember(spot(0, 0))(spot(2, 1))).toEqual({ km: 30, minutes: 25, isWalk: false });
  expect(inSeptember(spot(2, 1))(spot(0, 0))).toEqual({ km: 30, minutes: 25, isWalk: false });
});

test('the stretch from a place to its road end comes on top, at the local speed', () => {
  // 2 km × 1.5 at 30 km/h are 6 minutes.
  expect(inJuly(spot(-2, 0))(spot(2, 1))).toEqual({ km: 8, minutes: 12, isWalk: false });
});

test('places of one road end are walked up to a kilometre of way, and never in no time', () => {
  expect(inJuly(spot(0, 0))(spot(0.6, 0))).toMatchObject({ minutes: 14, isWalk: true });
  expect(inJuly(spot(0, 0))(spot(0.7, 0))).toEqual({ km: 1, minutes: 2, isWalk: false });
  expect(inJuly(spot(0, 0))(spot(0.01, 0)).minutes).toBe(1);
});

test('a bus takes closed roads and a wait', () => {
  const byBus = wayFinder(roads, travel, true)('2027-09-05');
  expect(byBus(spot(0, 0))(spot(2, 1))).toEqual({ km: 5, minutes: 6 + 15, isWalk: false });
});

test('a place that no open road reaches is infinitely far', () => {
  const cut = { ...roads, roads: roads.roads.slice(2) };
  expect(wayFinder(cut, travel, false)('2027-09-05')(spot(0, 0))(spot(2, 1)).minutes).toBe(Infinity);
});

test('without roads the straight line is longer by the road factor', () => {
  // 20 km × 1.5 at 60 km/h.
  const ways = wayFinder(null, travel, false)('2027-07-05');
  expect(ways(place())(place({ slug: 'b', latitude: km(20) }))).toEqual({
    km: 30,
    minutes: 30,
    isWalk: false,
  });
});
