import { expect, test } from 'vitest';
import type { PlannerPlace } from '#schemas/types/published.ts';
import { isCarDay } from './carDay.ts';
import { catalog, form, north, place, rules, stay, busLink } from '../fixtures/testTrips.ts';
import type { TripForm } from '../trip.ts';
import { tripContext } from '../tripContext.ts';

const near = { ...rules, travel: { ...rules.travel, withoutCarKm: 10 } };
const bus = busLink({ walkM: 100, season: { from: '06-01', to: '09-30' } });

function needs(
  given: Partial<PlannerPlace>,
  trip: Partial<TripForm> = {},
  index = 0,
  night = stay(),
): boolean {
  const asked = form(trip);
  const day = { index, date: asked.startDate, bed: stay({ transit: [{ ...bus, stop: 'Inn' }] }), night };
  return isCarDay(tripContext(asked, catalog(), near), day, [place(given)]);
}

test('a place beyond a short way from the bed needs a car on the first day', () => {
  expect(needs({ latitude: north(9.9) })).toBe(false);
  expect(needs({ latitude: north(10.1) })).toBe(true);
});

test('a bus on that day spares the car, and so does a road closed to cars', () => {
  const far = { latitude: north(30) };
  expect(needs({ ...far, transit: [bus] })).toBe(false);
  expect(needs({ ...far, transit: [bus] }, { startDate: '2027-10-05', endDate: '2027-10-06' })).toBe(true);
  expect(needs({ ...far, isClosedToCars: true })).toBe(false);
  // A bus that does not stop at the bed does not.
  expect(needs({ ...far, transit: [{ ...bus, line: 'Line 2' }] })).toBe(true);
});

test('a day between two beds far apart needs a car', () => {
  expect(needs({ isClosedToCars: true }, {}, 1, stay({ slug: 'hut', latitude: north(30) }))).toBe(true);
  expect(needs({ isClosedToCars: true }, {}, 1)).toBe(false);
});

test('a trip by bus has no car on any day', () => {
  expect(needs({}, {}, 1)).toBe(true);
  expect(needs({ callsForCar: true, latitude: north(30) }, { transport: 'bus' }, 1)).toBe(false);
});
