import { expect, test } from 'vitest';
import type { PlannerPlace } from '#schemas/types/published.ts';
import { reasonFor } from './reasonFor.ts';
import { catalog, form, north, place, rules, stopAt as stopOf } from '../fixtures/testTrips.ts';
import { keyOf, type TripForm } from '../trip.ts';
import { tripContext } from '../tripContext.ts';

const tarn = place({ interests: ['culture', 'hiking'] });
const mine = place({ slug: 'mine', name: 'Old Mine', latitude: north(12) });
const ridge = place({ kind: 'trail', slug: 'ridge', minutes: 360 });

interface Case {
  place?: PlannerPlace;
  trip?: Partial<TripForm>;
  isSaved?: boolean;
  isLocked?: boolean;
  isIndoors?: boolean;
  drive?: number | null;
  sunrise?: number | null;
  first?: PlannerPlace;
  before?: PlannerPlace[];
  date?: string;
}

/** Why a place stands in the morning of a day, after a way of 20 minutes, long after sunrise unless told otherwise. */
function reason(given: Case = {}): string | null {
  const at = given.place ?? tarn;
  const key = keyOf(at);
  const context = tripContext(
    form(given.trip),
    catalog({ places: [at, mine, ridge], saved: given.isSaved ? [key] : [] }),
    { ...rules, places: { ...rules.places, indoors: given.isIndoors ? [key] : [] } },
  );
  const stop = stopOf(at, 'morning', given.isLocked);
  const minutes = given.drive === undefined ? 20 : given.drive;
  return reasonFor(context, {
    place: at,
    stop,
    date: given.date ?? '2027-07-05',
    arrival: 480 + (minutes ?? 0),
    light: { sunrise: given.sunrise === undefined ? 300 : given.sunrise, sunset: 1200 },
    drive: minutes === null ? null : { km: minutes, minutes },
    here: given.first ? [stopOf(given.first), stop] : [stop],
    before: (given.before ?? []).map((each) => stopOf(each)),
  });
}
const interests = ['hiking'];

test('the strongest reason alone: saved, locked, first light, rest, interest, what is near', () => {
  const all: Case = { isSaved: true, isLocked: true, sunrise: 470, before: [ridge], trip: { interests } };
  expect(reason(all)).toBe('Because it was saved');
  expect(reason({ ...all, isSaved: false })).toBe('Because you locked it');
  expect(reason({ ...all, isSaved: false, isLocked: false })).toBe('First light, 20 minutes from breakfast');
  expect(reason({ before: [ridge], trip: { interests } })).toBe('Easy, after a hard day');
  expect(reason({ trip: { interests } })).toBe('For hiking');
  expect(reason()).toBeNull();
});

test('a recommended walk says so in winter, behind what the visitor chose', () => {
  const walk = place({ kind: 'trail', winterState: 'recommended', interests: ['hiking'] });
  const winter: Case = { place: walk, date: '2027-01-15', before: [ridge], trip: { interests } };
  expect(reason({ ...winter, isSaved: true })).toBe('Because it was saved');
  expect(reason({ ...winter, isLocked: true })).toBe('Because you locked it');
  expect(reason(winter)).toBe('Recommended as a winter walk');
  expect(reason({ ...winter, before: [], date: '2027-04-30' })).toBe('Recommended as a winter walk');
  // May and June are no winter, though avalanches still come down.
  expect(reason({ ...winter, before: [], date: '2027-05-01' })).toBe('For hiking');
});

test('first light is within an hour after sunrise, when one arrives', () => {
  // Arrival at 8:20, which is minute 500.
  expect(reason({ sunrise: 501 })).toBeNull();
  expect(reason({ sunrise: 500 })).toBe('First light, 20 minutes from breakfast');
  expect(reason({ sunrise: 440 })).toBe('First light, 20 minutes from breakfast');
  expect(reason({ sunrise: 439 })).toBeNull();
  expect(reason({ sunrise: null })).toBeNull();
});

test('first light is for sights outdoors that come first on a day with a bed behind it', () => {
  const early = { sunrise: 470 };
  expect(reason({ ...early, drive: 5 })).toBe('First light, right by breakfast');
  expect(reason({ ...early, drive: 6 })).toBe('First light, 6 minutes from breakfast');
  expect(reason({ ...early, isIndoors: true })).toBeNull();
  expect(reason({ ...early, place: { ...tarn, kind: 'trail' } })).toBeNull();
  expect(reason({ ...early, first: mine })).toBeNull();
  expect(reason({ ...early, drive: null })).toBeNull();
});

test('nobody drives more than half an hour in the dark for first light', () => {
  expect(reason({ drive: 30, sunrise: 470 })).toBe('First light, 30 minutes from breakfast');
  expect(reason({ drive: 31, sunrise: 470 })).toBeNull();
});

test('rest after a hard day is said once, at the first stop', () => {
  expect(reason({ before: [ridge] })).toBe('Easy, after a hard day');
  expect(reason({ before: [ridge], first: mine })).toBeNull();
});

test('a hard day after a hard one is no rest', () => {
  expect(reason({ place: ridge, before: [ridge] })).toBeNull();
  expect(reason({ before: [mine] })).toBeNull();
});

test('of the interests that were chosen, the first of the form', () => {
  expect(reason({ trip: { interests: ['culture', 'hiking'] } })).toBe('For hiking');
  expect(reason({ trip: { interests: ['culture'] } })).toBe('For culture');
  expect(reason({ trip: { interests: ['winter'] } })).toBeNull();
});

test('a second stop is right by the first, or the drive says how far it is', () => {
  expect(reason({ first: mine })).toBeNull();
  expect(reason({ place: { ...tarn, latitude: north(11.6) }, first: mine })).toBe('Right by Old Mine');
  expect(reason({ place: { ...tarn, latitude: north(11.4) }, first: mine })).toBeNull();
});

test('a first stop is near the bed, as far as there is one', () => {
  expect(reason({ drive: 5 })).toBe('Near your hotel');
  expect(reason({ drive: 6 })).toBeNull();
  expect(reason({ drive: null })).toBeNull();
});
