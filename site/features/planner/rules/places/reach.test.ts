import { expect, test } from 'vitest';
import type { PlannerPlace } from '#schemas/types/published.ts';
import type { OpenDay } from '../day/openDay.ts';
import { driveOf, isOutOfReach, longestDrive } from './reach.ts';
import { catalog, form, north, place, rules, stay, busLink } from '../fixtures/testTrips.ts';
import type { TripForm } from '../trip.ts';
import { tripContext } from '../tripContext.ts';

const short = { ...rules, travel: { ...rules.travel, longestDriveMinutes: 180, longestBusKm: 50 } };
const day = (given: Partial<OpenDay> = {}): OpenDay => ({
  index: 0,
  date: '2027-07-05',
  mustRest: false,
  bed: stay(),
  night: stay(),
  ...given,
});
const contextOf = (trip: Partial<TripForm> = {}, saved: `attraction/${string}`[] = []) =>
  tripContext(form(trip), catalog({ saved }), short);
const isOut = (given: Partial<PlannerPlace>, trip: Partial<TripForm> = {}, on = day()) =>
  isOutOfReach(contextOf(trip), on, place({ minutes: 240, ...given }));

test('the drive of a day goes from its first bed to each place and to its last bed', () => {
  const hut = stay({ slug: 'hut', latitude: north(40) });
  const places = [place({ latitude: north(20) }), place({ latitude: north(30) })];
  expect(driveOf(contextOf(), day({ night: hut }), places)).toEqual({ km: 60, minutes: 60 });
  expect(driveOf(contextOf(), day({ bed: null, night: null }), places)).toEqual({ km: 15, minutes: 15 });
  expect(driveOf(contextOf(), day(), [])).toEqual({ km: 0, minutes: 0 });
});

test('a place is within reach if there and back take at most three hours', () => {
  // 60 km are 90 minutes each way.
  expect(isOut({ latitude: north(60) })).toBe(false);
  expect(isOut({ latitude: north(61) })).toBe(true);
});

test('a saved place, too, has to be within three hours, but may be visited for a short time', () => {
  const saved = (km: number) =>
    isOutOfReach(contextOf({}, ['attraction/tarn']), day(), place({ latitude: north(km), minutes: 10 }));
  expect(saved(60)).toBe(false);
  expect(saved(61)).toBe(true);
});

test('on a day between two beds the way from one to the other comes on top', () => {
  const hut = stay({ slug: 'hut', latitude: north(100) });
  expect(longestDrive(contextOf(), day())).toBe(180);
  expect(longestDrive(contextOf(), day({ night: hut }))).toBe(330);
  expect(isOut({ latitude: north(100) }, {}, day({ night: hut }))).toBe(false);
});

test('a trip by bus reaches places with a bus up to a distance', () => {
  const transit = [busLink({ walkM: 100 })];
  const bus = { transport: 'bus' } as const;
  expect(isOut({}, bus)).toBe(true);
  expect(isOut({ transit }, bus)).toBe(false);
  expect(isOut({ transit, latitude: north(49.9) }, bus)).toBe(false);
  expect(isOut({ transit, latitude: north(50.1) }, bus)).toBe(true);
});
